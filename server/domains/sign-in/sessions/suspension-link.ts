import { ApiError } from '../../../../shared/contract/errors.ts'
import { parseOwnedId } from '../../../../shared/lib/owned-id.ts'
import { stars } from '../../../../shared/lib/text/masking.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { suspensionTerms } from '../../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext } from '../../../context.ts'
import { suspensionCookie } from '../../../cookie-names.ts'
import type { NoticeParams } from '../../../db/tables/messages.ts'
import type { Services } from '../../../services.ts'
import type { KeptReader } from '../../messages/notice-port.ts'
import { describeLink, keptSecret, type StatedLink } from '../ways-in/kept-secret.ts'
import { idIn, secretOf } from '../ways-in/link-secret.ts'
import { findLastingSuspension, findSuspension } from './suspension-link.queries.ts'

export { findLastingSuspension } from './suspension-link.queries.ts'

const purpose = 'suspension link'
/** Somebody else may sit at the browser later. */
const keptHours = 1
const dayMs = 24 * 3_600_000

/** The path that the message about a suspension leads to; null where nobody of the staff has made it. */
export async function linkOfSuspension(services: Services, accountId: string): Promise<string | null> {
  const lasting = await findLastingSuspension(services.pool, accountId)
  return lasting ? `/suspended?link=${secretOf(services, purpose, lasting.id)}` : null
}

/** The words of a suspension, of which its notice knows the id alone. */
export async function factsOfSuspension(
  { db, services }: KeptReader,
  { facts: id }: NoticeParams,
): Promise<NoticeParams> {
  const named = parseOwnedId(String(id))
  // Words that a node of an earlier release has written.
  if (!named) return {}
  const found = await findSuspension(db, named)
  const words = found && services.cipher.decrypt(found.words_encrypted, 'account_suspensions.words')
  // The sentence that they stand in has its own stop.
  return { facts: words?.replace(/(?<![.。])[.。]+$/, '') ?? stars }
}

/**
 * Refuses who has just shown, by a code or a mailed link, whose suspended account it is: this browser may now read why,
 * and object.
 */
export async function refuseSuspended(ctx: CallContext, accountId: string): Promise<ApiError> {
  const lasting = await findLastingSuspension(ctx.db, accountId)
  if (lasting)
    keptSecret(ctx, suspensionCookie, { stated: secretOf(ctx.services, purpose, lasting.id), keptHours })
  return new ApiError('accountSuspended')
}

/** The suspension that a link, or else the browser's keeping, opens. */
export async function openedSuspension(ctx: CallContext, token?: string | undefined) {
  return suspensionOf(ctx, keptSecret(ctx, suspensionCookie, { stated: token, keptHours }))
}

async function suspensionOf({ db, services }: CallContext, secret: string) {
  const id = idIn(services, purpose, secret)
  return id ? findSuspension(db, id) : undefined
}

/** Until when the person may object, that day included. */
function lastDayToObject(since: Date): string {
  return shanghaiDay(new Date(since.getTime() + suspensionTerms.objectionDays * dayMs))
}

export function mayObject({ suspended_at, now }: { suspended_at: Date; now: Date }): boolean {
  return shanghaiDay(now) <= lastDayToObject(suspended_at)
}

/** Why an account is suspended, since when, and until when its person may object; for who holds the link. */
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
