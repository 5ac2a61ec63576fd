import { type EntryLabel, labelOfEntry } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { Db } from '../../../db/database.ts'
import { listStatesOf } from './entries.queries.ts'

/**
 * The public label of the entry of each application for a round; one of an earlier round let its entry advance, which
 * holds until it is disqualified.
 */
export async function labelsOfEntries(
  db: Db,
  applicationIds: readonly string[],
): Promise<Map<string, EntryLabel>> {
  const entries = await listStatesOf(db, applicationIds)
  return new Map(
    entries.map(({ id, current, state }) => [
      id,
      current === id || state === 'disqualified' ? labelOfEntry(state) : 'selected',
    ]),
  )
}
