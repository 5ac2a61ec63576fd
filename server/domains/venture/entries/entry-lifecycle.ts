import { entryTransitions } from '../../../../shared/rules/venture/entry-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Lifecycle } from '../../move.ts'
import { type EntryRow, insertEntryEvent, listDeciders } from './entries.queries.ts'
import { sealText } from './venture-texts.ts'

export const entryLifecycle: Lifecycle<EntryRow, typeof entryTransitions, ColumnsOf<'venture_entries'>> = {
  table: entryTransitions,
  subject: 'ventureEntry',
  kept: ({ state, edition, round_number: round }) => ({ state, edition, round }),
  teamId: (entry) => entry.team_id,
  makers: (db, { id, round_number: round }, action) => listDeciders(db, { id, round, action }),
  change: (db, entry, state, set) =>
    changeSeen(db, 'venture_entries', entry, { ...set, state, changed_at: databaseClock }),
  event: ({ db, services }, { action, side, accountId, before, after, note }) =>
    insertEntryEvent(db, {
      entry_id: after.id,
      action,
      party: side,
      account_id: accountId,
      from_state: before?.state ?? after.state,
      to_state: after.state,
      note_encrypted: note ? sealText(services, 'note', note) : null,
    }),
}
