import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { hasOwnIn, listJudgedBy, listOwnOf } from './interest.queries.ts'
import type { RoundRow } from './rounds.queries.ts'

/*
 * Who meets an entry of their own team or organisation neither handles it nor reads how it is judged. Who judges an entry
 * reads it as a judge alone, whatever other role they have, until its result is published.
 */

type Ctx = Pick<CallContext<StaffMember>, 'db' | 'actor'>

/** Whether the caller judges an entry or belongs to its team or organisation. */
export async function isOwn({ db, actor }: Ctx, entryId: string): Promise<boolean> {
  return (await listOwnOf(db, actor.accountId, [entryId])).has(entryId)
}

/** @throws ApiError `ownInterest` for an entry that the caller judges or that is of their team or organisation */
export async function refuseOwn(ctx: Ctx, entryId: string): Promise<void> {
  if (await isOwn(ctx, entryId)) throw new ApiError('ownInterest')
}

/** @throws ApiError `ownInterest` for an entry that the caller judges */
export async function refuseJudged({ db, actor }: Ctx, entryId: string): Promise<void> {
  if ((await listJudgedBy(db, actor.accountId, [entryId])).has(entryId)) throw new ApiError('ownInterest')
}

/**
 * For what compares all entries of a round: one that is left out would follow from the rest.
 * @throws ApiError `ownInterest` where the caller has one among them
 */
export async function refuseRoundOfOwn({ db, actor }: Ctx, { number }: RoundRow): Promise<void> {
  if (await hasOwnIn(db, actor.accountId, number)) throw new ApiError('ownInterest')
}

/** Entries without those that the caller judges. */
export async function withoutJudged<Entry>(
  { db, actor }: Ctx,
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
): Promise<Entry[]> {
  const judged = await listJudgedBy(db, actor.accountId, entries.map(idOf))
  return entries.filter((entry) => !judged.has(idOf(entry)))
}

/** Entries without those either that are of the caller's team or organisation. */
export async function withoutOwn<Entry>(
  { db, actor }: Ctx,
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
): Promise<Entry[]> {
  const own = await listOwnOf(db, actor.accountId, entries.map(idOf))
  return entries.filter((entry) => !own.has(idOf(entry)))
}
