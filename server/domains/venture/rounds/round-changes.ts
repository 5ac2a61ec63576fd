import type { CallContext } from '../../../context.ts'
import { openText } from '../entries/venture-texts.ts'
import type { Moved } from './round-lifecycle.ts'
import { listRoundEvents } from './rounds.queries.ts'

export type RoundChange = Moved & { at: string }

/** Each time that the closing of a round or its day for scores was moved, newest first, with the reason for it. */
export async function listRoundChanges(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  roundId: string,
): Promise<RoundChange[]> {
  const events = await listRoundEvents(db, roundId, 'postpone')
  return events.flatMap(({ at, note_encrypted }) => {
    const note = openText(services, 'note', note_encrypted)
    return note === null ? [] : [{ ...(JSON.parse(note) as Moved), at: at.toISOString() }]
  })
}
