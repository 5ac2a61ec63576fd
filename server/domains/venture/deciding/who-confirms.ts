import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { upholdersOf } from '../../support/objections-of-round.ts'
import { type EntryRow, listDeciders } from '../entries/entries.queries.ts'
import { hasOwnWaiting, listOwnOf } from '../entries/interest.queries.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { listNoticedBefore } from './decisions.queries.ts'
import { listManagers, type RevisionRow } from './revisions.queries.ts'

/**
 * Whether somebody's own team or organisation waits for a place that a revision in a round may free or pass on: in that
 * round, or in one before it, in which its entries hold places as well.
 */
export async function waitsBeside(db: Db, accountId: string, round: RoundRow): Promise<boolean> {
  return hasOwnWaiting(db, accountId, await roundsBeside(db, round))
}

async function roundsBeside(db: Db, round: RoundRow): Promise<number[]> {
  const earlier = await listNoticedBefore(db, round)
  return [round.number, ...earlier.map(({ number }) => number)]
}

/** @throws ApiError `ownInterest` for such a person: nobody of a waiting team acts on what frees a place */
export async function refuseWaiting(
  { db, actor }: Pick<CallContext<StaffMember>, 'db' | 'actor'>,
  round: RoundRow,
) {
  if (await waitsBeside(db, actor.accountId, round)) throw new ApiError('ownInterest')
}

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
export async function confirmersOf(
  db: Db,
  round: RoundRow,
  entry: EntryRow,
  asked: Asked,
): Promise<string[]> {
  const barred = await barredFrom(db, entry, asked)
  const rounds = await roundsBeside(db, round)
  const names: string[] = []
  for (const { account_id: id, display_name: name } of await listManagers(db))
    if (
      !barred.includes(id) &&
      !(await listOwnOf(db, id, [entry.id])).has(entry.id) &&
      !(await hasOwnWaiting(db, id, rounds))
    )
      names.push(name)
  return names
}
