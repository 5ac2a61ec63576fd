import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { IdentityError, type Lent, type WechatAccountPort } from '../../../adapters/identity/port.ts'
import type { CallContext } from '../../../context.ts'
import { findLent, keepLent, lockTickets } from './wechat-ticket.queries.ts'

/** Tickets are dropped some time before they expire, so that none expires in use. */
const earlierSeconds = 300

/**
 * Signs an address of this portal by the public algorithm of WeChat's JS-SDK, so that its page may use
 * WeChat's functions. The ticket is fetched once for all nodes and cached until it expires.
 * @throws ApiError `notConnected` without a public account, `invalidInput` for a foreign address,
 * `unavailable` where WeChat gives no ticket
 */
export async function signForWechat(ctx: CallContext, input: { url: string }) {
  const account = ctx.services.wechatAccount
  if (!account) throw new ApiError('notConnected')
  const url = ownUrl(ctx, input.url)
  const ticket = await ticketOf(ctx, account)
  const nonceStr = randomBytes(12).toString('hex')
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = signatureOf({ ticket, nonceStr, timestamp, url })
  return { appId: account.appId, timestamp, nonceStr, signature }
}

/** sha1 of the four parts in order of their names, as WeChat documents it. */
export function signatureOf(parts: {
  ticket: string
  nonceStr: string
  timestamp: number
  url: string
}): string {
  const { ticket, nonceStr, timestamp, url } = parts
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/** The browser's address without its fragment; only this portal's, else anybody's page could be signed. */
function ownUrl({ services }: CallContext, typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (url?.origin === services.origin) return typed.split('#')[0] ?? ''
  throw new ApiError('invalidInput', { fields: { url: { reason: 'wrongFormat' } } })
}

async function ticketOf(ctx: CallContext, account: WechatAccountPort): Promise<string> {
  const ready = await findKept(ctx, 'ticket')
  if (ready) return ready
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const inside = { ...ctx, db: trx }
      await lockTickets(trx)
      // A caller that waited finds the ticket that the first one fetched.
      const fetched = await findKept(inside, 'ticket')
      if (fetched) return fetched
      const token =
        (await findKept(inside, 'token')) ?? (await keep(inside, 'token', await account.fetchToken()))
      return keep(inside, 'ticket', await account.fetchTicket(token))
    })
  } catch (error) {
    throw error instanceof IdentityError ? new ApiError('unavailable') : error
  }
}

type Kind = 'token' | 'ticket'

async function findKept({ db, services }: CallContext, kind: Kind): Promise<string | null> {
  const stored = await findLent(db, kind)
  return stored && services.cipher.decrypt(stored, 'wechat_tickets.value')
}

async function keep(
  { db, services }: CallContext,
  kind: Kind,
  { value, lifeSeconds }: Lent,
): Promise<string> {
  const stored = services.cipher.encrypt(value, 'wechat_tickets.value')
  await keepLent(db, kind, stored, Math.max(1, lifeSeconds - earlierSeconds))
  return value
}
