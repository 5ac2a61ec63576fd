import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { addLike, findLikes, insertLike } from './likes.queries.ts'

export type LikeInput = { instanceID: string; userID?: string | undefined; type: 1 }

const hour = 3600
/** Far more than anybody reads; it keeps a script from filling the table. */
const mostAnHour = 120

/**
 * Likes a project, once for each visitor: an account, or without one an internet address, of which only a keyed hash
 * is kept.
 * @throws ApiError `notFound`, `notAvailable` for another's `userID`, `loginEnded`, `tooMany`
 */
export async function likeProject(ctx: CallContext, { instanceID, userID }: LikeInput) {
  const { actor, services } = ctx
  const accountId = actor.kind === 'account' ? actor.accountId : null
  if (userID && userID !== accountId) throw new ApiError(accountId ? 'notAvailable' : 'loginEnded')
  const from = addressBucket(ctx.address)
  await spendLimits(services.limits, [
    { key: `projectLike:hour:${from}`, most: mostAnHour, windowSeconds: hour },
  ])
  const number = Number(instanceID)
  if ((await findLikes(ctx.db, number)) === undefined) throw new ApiError('notFound')
  const addressKey = services.keyedHash(from, 'project likes')
  const isNew = await insertLike(ctx.db, { number, addressKey, accountId })
  if (isNew) await addLike(ctx.db, number)
  return { likes: (await findLikes(ctx.db, number)) ?? 0, isNew }
}
