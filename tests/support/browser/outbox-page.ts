import { outboxCookie } from '../../../server/cookie-names.ts'
import { createKeyedHash } from '../../../server/crypto/keyed-hash.ts'
import { outboxKey } from '../../../server/domains/messages/sending/outbox-key.ts'

/** The demo's outbox as a person at this machine reads it: codes that were sent, and those of the staff. */
export type StaffCodes = { current: string; next: string }

/** Portals without an outbox, by their origin: what they sent is read where their gateway took it. */
export const gateways = new Map<string, (phone: string) => string[]>()

/** Codes that were sent to a phone of eleven digits, newest first. */
export async function codesSentTo(origin: string, phone: string): Promise<string[]> {
  const taken = gateways.get(origin)
  if (taken) return taken(phone).flatMap((text) => /\d{6}/.exec(text) ?? [])
  const articles = [...(await outbox(origin)).matchAll(/<article>.*?<\/article>/gs)].map(
    ([article]) => article,
  )
  return articles
    .filter((article) => article.includes(phone))
    .flatMap((article) => /code-large">(\d{6})</.exec(article)?.[1] ?? [])
}

/** The code that came after those known already; waits until it has been sent. */
export async function nextCodeTo(origin: string, phone: string, known: string[]): Promise<string> {
  for (let turn = 0; turn < 400; turn += 1) {
    const codes = await codesSentTo(origin, phone)
    // Not by their number: the page keeps the newest messages alone.
    if (codes[0] && codes[0] !== known[0]) return codes[0]
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no code came for ${phone}`)
}

/** The link of the invitation that was sent to a phone; waits until it has been. */
export function invitationSentTo(origin: string, phone: string): Promise<string> {
  return linkSentTo(origin, phone, /https?:[^\s"<]*\/invitation\?token=[\w-]+/)
}

/** The link of the deletion that somebody with a phone asked for. */
export function deletionLinkSentTo(origin: string, phone: string): Promise<string> {
  return linkSentTo(origin, phone, /https?:[^\s"<]*\/accountDeletion\?link=[\w-]+/)
}

async function linkSentTo(origin: string, phone: string, pattern: RegExp): Promise<string> {
  for (let turn = 0; turn < 400; turn += 1) {
    const articles = (await outbox(origin)).split('<article>').filter((article) => article.includes(phone))
    const link = pattern.exec(articles.join(' '))?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no link like ${pattern} came for ${phone}`)
}

/** What the authenticator of a member of the demo's staff shows. */
export async function staffCodes(origin: string, phone: string): Promise<StaffCodes> {
  const person = (await outbox(origin)).split('<li>').find((part) => part.includes(`<dd>${phone}</dd>`))
  const [current, next] = [...(person ?? '').matchAll(/class="code">(\d{6})</g)].map((match) => match[1])
  if (!current || !next) throw new Error(`nobody of the staff has the phone ${phone}`)
  return { current, next }
}

async function outbox(origin: string): Promise<string> {
  const key = outboxKey(createKeyedHash(Buffer.from(process.env.YISUN_SECRET ?? '', 'base64')))
  const response = await fetch(new URL('/outbox', origin), { headers: { cookie: `${outboxCookie}=${key}` } })
  if (!response.ok) throw new Error(`the outbox answers ${response.status}`)
  return response.text()
}
