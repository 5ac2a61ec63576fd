import { outboxCookie } from '../../../server/cookie-names.ts'
import { createKeyedHash } from '../../../server/crypto/keyed-hash.ts'
import { outboxKey } from '../../../server/domains/messages/sending/outbox-key.ts'

/** The demo's outbox, as a person at this machine reads it: sent codes, and those of staff. */
export type StaffCodes = { current: string; next: string }

/** Portals without an outbox, by origin: their messages are read from the gateway that took them. */
export const gateways = new Map<string, (phone: string) => string[]>()

/** Codes sent to a phone of eleven digits, newest first. */
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

/** Waits for a code after the known ones. */
export async function nextCodeTo(origin: string, phone: string, known: string[]): Promise<string> {
  for (let turn = 0; turn < 400; turn += 1) {
    const codes = await codesSentTo(origin, phone)
    // Not by the number of codes: the page shows only the newest messages.
    if (codes[0] && codes[0] !== known[0]) return codes[0]
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no code came for ${phone}`)
}

/** Waits for the link of the invitation sent to a phone. */
export function invitationSentTo(origin: string, phone: string): Promise<string> {
  return linkSentTo(origin, phone, /https?:[^\s"<]*\/invitation\?token=[\w-]+/)
}

/** The link of the deletion that the owner of a phone has requested. */
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

/** The codes on the authenticator of a member of the demo's staff. */
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
