import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { LikeType } from '../../../shared/rules/toolbox/likes.ts'
import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { addLike, findLikes, insertLike } from './likes.queries.ts'

export type LikeInput = { instanceID: string; userID?: OwnedId | '' | undefined; type: LikeType }

const hour = 3600
/** Far more than anybody likes; it keeps a script from filling the table. */
const mostAnHour = 120

/**
 * Likes a project or a volunteer activity, once per visitor: an account, or without one an internet address,
 * stored only as a keyed hash.
 * @throws ApiError `notFound`, `notAvailable` for another's `userID`, `loginEnded`, `tooMany`
 */
export async function likeProject(ctx: CallContext, { instanceID, userID, type }: LikeInput) {
  const { actor, services } = ctx
  const accountId = actor.kind === 'account' ? actor.accountId : null
  if (userID && userID !== accountId) throw new ApiError(accountId ? 'notAvailable' : 'loginEnded')
  const from = addressBucket(ctx.address)
  await spendLimits(services.limits, [
    { key: `projectLike:hour:${from}`, most: mostAnHour, windowSeconds: hour },
  ])
  const liked = { type, number: Number(instanceID) }
  if ((await findLikes(ctx.db, liked)) === undefined) throw new ApiError('notFound')
  const addressKey = services.keyedHash(from, 'project likes')
  const isNew = await insertLike(ctx.db, { ...liked, addressKey, accountId })
  if (isNew && type === 1) await addLike(ctx.db, liked.number)
  return { likes: (await findLikes(ctx.db, liked)) ?? 0, isNew }
}

export { listActivityLikes as likesOfActivities } from './likes.queries.ts'
