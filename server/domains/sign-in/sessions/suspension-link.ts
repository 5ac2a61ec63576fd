import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { suspensionTerms } from '../../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext } from '../../../context.ts'
import { suspensionCookie } from '../../../cookie-names.ts'
import type { Services } from '../../../services.ts'
import { describeLink, keptSecret, type StatedLink } from '../ways-in/kept-secret.ts'
import { idIn, secretOf } from '../ways-in/link-secret.ts'
import { findLastingSuspension, findSuspension } from './suspension-link.queries.ts'

export { findLastingSuspension } from './suspension-link.queries.ts'

const purpose = 'suspension link'
/** Somebody else may use the browser later. */
const keptHours = 1
const dayMs = 24 * 3_600_000

/** The link in the message about a suspension; null where staff made none. */
export async function linkOfSuspension(services: Services, accountId: string): Promise<string | null> {
  const lasting = await findLastingSuspension(services.pool, accountId)
  return lasting ? `/suspended?link=${secretOf(services, purpose, lasting.id)}` : null
}

/**
 * Refuses a person who has just proven, by a code or mailed link, that the suspended account is theirs: this
 * browser may now read the reason, and object.
 */
export async function refuseSuspended(ctx: CallContext, accountId: string): Promise<ApiError> {
  const lasting = await findLastingSuspension(ctx.db, accountId)
  if (lasting)
    keptSecret(ctx, suspensionCookie, { stated: secretOf(ctx.services, purpose, lasting.id), keptHours })
  return new ApiError('accountSuspended')
}

/** The suspension opened by a link, or by the link that the browser stores. */
export async function openedSuspension(ctx: CallContext, token?: string | undefined) {
  return suspensionOf(ctx, keptSecret(ctx, suspensionCookie, { stated: token, keptHours }))
}

async function suspensionOf({ db, services }: CallContext, secret: string) {
  const id = idIn(services, purpose, secret)
  return id ? findSuspension(db, id) : undefined
}

/** The last day, inclusive, for an objection. */
function lastDayToObject(since: Date): string {
  return shanghaiDay(new Date(since.getTime() + suspensionTerms.objectionDays * dayMs))
}

export function mayObject({ suspended_at, now }: { suspended_at: Date; now: Date }): boolean {
  return shanghaiDay(now) <= lastDayToObject(suspended_at)
}

/** Why and since when an account is suspended, and the last day to object; for whoever holds the link. */
export async function describeSuspension(ctx: CallContext, stated: StatedLink) {
  const kept = { cookie: suspensionCookie, keptHours }
  return describeLink(ctx, kept, stated, (secret) => describeWhy(ctx, secret))
}

async function describeWhy(ctx: CallContext, secret: string) {
  const suspension = await suspensionOf(ctx, secret)
  if (!suspension) return { state: 'closed' as const }
  if (suspension.lifted_at) return { state: 'lifted' as const }
  const { reason, words_encrypted: words, suspended_at: since } = suspension
  return {
    state: 'suspended' as const,
    reason,
    words: ctx.services.cipher.decrypt(words, 'account_suspensions.words'),
    since: since.toISOString(),
    objectUntil: lastDayToObject(since),
    mayObject: mayObject(suspension),
  }
}
