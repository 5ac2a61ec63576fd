import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { Db } from '../../../db/database.ts'

/** The entries of a round with the names of their teams, the first one first. */
export async function listEntryRows(
  db: Db,
  number: number,
  { state, track }: { state: EntryState | null; track: string | null },
) {
  let query = db
    .selectFrom('venture_entries')
    .innerJoin('teams', 'teams.id', 'venture_entries.team_id')
    .select([
      'venture_entries.id',
      'venture_entries.application_id',
      'venture_entries.reference',
      'venture_entries.state',
      'venture_entries.track',
      'venture_entries.title_encrypted',
      'venture_entries.entered_at',
      'teams.name as team',
    ])
    .where('round_number', '=', number)
    .orderBy('entered_at')
    .orderBy('venture_entries.id')
  if (state) query = query.where('venture_entries.state', '=', state)
  if (track) query = query.where('track', '=', track)
  return query.execute()
}
