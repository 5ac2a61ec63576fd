import type { Db } from '../../../db/database.ts'
import { upholdersOf } from '../../support/objections-of-round.ts'
import { type EntryRow, listDeciders } from '../entries/entries.queries.ts'
import { listOwnOf } from '../entries/interest.queries.ts'
import { listManagers, type RevisionRow } from './revisions.queries.ts'

type Asked = Pick<RevisionRow, 'proposed_by' | 'outcome'>

/**
 * Who has no part in confirming a revision: who proposed it or upheld an objection to the entry or to the list, and, where
 * it takes the place of a decision, who confirmed that one.
 */
export async function barredFrom(
  db: Db,
  { id, round_number: round }: Pick<EntryRow, 'id' | 'round_number'>,
  asked: Asked,
): Promise<(string | null)[]> {
  const deciders =
    asked.outcome === 'disqualify' ? [] : await listDeciders(db, { id, round, action: 'reopen' })
  return [asked.proposed_by, ...(await upholdersOf(db, round, id)), ...deciders]
}

/** The names of the managers who could confirm a revision; empty where somebody has to join them first. */
export async function confirmersOf(db: Db, entry: EntryRow, asked: Asked): Promise<string[]> {
  const barred = await barredFrom(db, entry, asked)
  const names: string[] = []
  for (const { account_id: id, display_name: name } of await listManagers(db))
    if (!barred.includes(id) && !(await listOwnOf(db, id, [entry.id])).has(entry.id)) names.push(name)
  return names
}
