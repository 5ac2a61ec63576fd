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
import { keptSecret } from '../ways-in/kept-secret.ts'
import { idIn, secretOf } from '../ways-in/link-secret.ts'
import { findLastingSuspension, findSuspension } from './suspension-link.queries.ts'

export { findLastingSuspension } from './suspension-link.queries.ts'

const purpose = 'suspension link'
/** Somebody else may use the browser later. */
const keptHours = 1
export const keptSuspension = { cookie: suspensionCookie, keptHours }
const dayMs = 24 * 3_600_000

/** The link in the message about a suspension; null where staff made none. */
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
  const found = await findSuspension(db, named, false)
  const words = found && services.cipher.decrypt(found.words_encrypted, 'account_suspensions.words')
  // The sentence that they stand in has its own stop.
  return { facts: words?.replace(/(?<![.。])[.。]+$/, '') ?? stars }
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

/** The suspension that a link, or else the browser's keeping, opens; it stays as it is until the transaction ends. */
export async function openedSuspension(ctx: CallContext, token?: string | undefined) {
  return suspensionOf(ctx, keptSecret(ctx, suspensionCookie, { stated: token, keptHours }), true)
}

/** The suspension of a link's secret; `forUpdate` keeps it as it is until the transaction ends. */
export async function suspensionOf({ db, services }: CallContext, secret: string, forUpdate = false) {
  const id = idIn(services, purpose, secret)
  return id ? findSuspension(db, id, forUpdate) : undefined
}

/** Until when the person may object, that day included. */
export function lastDayToObject(since: Date): string {
  return shanghaiDay(new Date(since.getTime() + suspensionTerms.objectionDays * dayMs))
}

export function mayObject({ suspended_at, now }: { suspended_at: Date; now: Date }): boolean {
  return shanghaiDay(now) <= lastDayToObject(suspended_at)
}
