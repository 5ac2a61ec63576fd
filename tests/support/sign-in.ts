import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { browserCookie } from '../../server/cookie-names.ts'
import { loadContent } from '../../server/db/demo/load-content.ts'
import { demoOperator } from '../../server/db/demo/operator.ts'
import { hashOfCode, phoneRefOf } from '../../server/domains/sign-in/codes/phone-ref.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import type { PhoneCodePurpose } from '../../shared/rules/sign-in/code-purposes.ts'
import type { TestPortal } from './portal/portal.ts'
import { agreeToAll } from './world/actors.ts'

/** A mainland number that no other test uses. */
export function newPhone(): string {
  return `138${randomInt(10_000_000, 99_999_999)}`
}

/** The cookie value of a returning browser. */
export function newBrowser(): string {
  return randomBytes(16).toString('base64url')
}

/** The texts that people agree to at their first sign-in. */
export async function publishConsentTexts(portal: TestPortal): Promise<void> {
  await loadContent(portal.db, 'first', { only: ['pages'], operator: demoOperator })
  const accounts = await portal.db.selectFrom('accounts').select('id').execute()
  await agreeToAll(
    portal.db,
    accounts.map(({ id }) => id),
  )
}

export const agreed = { privacy: 1, terms: 1 }

export type SentCall = {
  browser: string
  address?: string
  cookie?: string
  /** The form's key: sent twice with the same one, it is one write. */
  key?: string
}

type Answered = Envelope & { status: number; cookies: string[]; retryAfter: string | null }

/** Posts a call over HTTP as a browser would. */
export function postCall(
  portal: Pick<TestPortal, 'fetch'>,
  path: string,
  body: object,
  from: SentCall,
): Promise<Answered> {
  const headers = { 'content-type': 'application/json', ...(from.key && { 'idempotency-key': from.key }) }
  return makeCall(portal, path, { method: 'POST', headers, body: JSON.stringify(body) }, from)
}

/** The same for a call whose input stands in the address. */
export function getCall(
  portal: Pick<TestPortal, 'fetch'>,
  path: string,
  input: Record<string, string>,
  from: SentCall,
): Promise<Answered> {
  return makeCall(portal, `${path}?${new URLSearchParams(input)}`, {}, from)
}

async function makeCall(
  portal: Pick<TestPortal, 'fetch'>,
  path: string,
  request: RequestInit,
  { browser, address, cookie }: SentCall,
): Promise<Answered> {
  const response = await portal.fetch(`/api/techforgood/${path}`, {
    ...request,
    cookie: [`${browserCookie}=${browser}`, cookie].filter(Boolean).join('; '),
    ...(address && { address }),
  })
  return {
    ...((await response.json()) as Envelope),
    status: response.status,
    cookies: response.headers.getSetCookie(),
    retryAfter: response.headers.get('retry-after'),
  }
}

/** Requests a code over HTTP. */
export function askForCode(portal: Pick<TestPortal, 'fetch'>, phone: string, from: SentCall) {
  return postCall(portal, 'identification/v1/sendSms', { phone, purpose: 'signIn' }, from)
}

/** Tries a code over HTTP, with consent. */
export function tryCode(portal: Pick<TestPortal, 'fetch'>, phone: string, code: string, from: SentCall) {
  return postCall(portal, 'identification/v1/signIn', { phone, code, consent: agreed }, from)
}

/** Replaces a browser's code by `code`, since the real one is stored only as a hash. */
export async function plantCode(
  portal: TestPortal,
  phone: string,
  browser: string,
  code: string,
  purpose: PhoneCodePurpose = 'signIn',
): Promise<void> {
  const ctx = { services: portal.services, browserId: browser }
  const full = phone.startsWith('+') ? phone : `+86${phone}`
  const ref = phoneRefOf(ctx, full)
  const planted = await portal.db
    .updateTable('one_time_codes')
    .set({ code_hash: hashOfCode(ctx, { phone: full, purpose, code }) })
    .where('phone_index', '=', ref.phoneIndex)
    .where('browser_hash', '=', ref.browserHash)
    .where('closed_at', 'is', null)
    .where('purpose', '=', purpose)
    .returning('id')
    .execute()
  if (planted.length !== 1) throw new Error(`${planted.length} codes are open in this browser`)
}

/** Ages everything that is stored about a phone's codes. */
export async function passTime(portal: TestPortal, phone: string, seconds: number): Promise<void> {
  const { phoneIndex } = phoneRefOf({ services: portal.services, browserId: '' }, `+86${phone}`)
  const back = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(secs => ${seconds})`
  await portal.db
    .updateTable('one_time_codes')
    .set({
      created_at: back('created_at'),
      expires_at: back('expires_at'),
      last_failed_at: back('last_failed_at'),
    })
    .where('phone_index', '=', phoneIndex)
    .execute()
}

/** Signs in completely and returns the cookies that the browser now holds. */
export async function signInOverHttp(
  portal: TestPortal,
  phone: string,
  browser = newBrowser(),
): Promise<{ browser: string; cookie: string; cookies: string[] }> {
  const sent = await askForCode(portal, phone, { browser, address: newAddress() })
  if (sent.code !== 0) throw new Error(`the code was not sent: ${sent.code}`)
  await plantCode(portal, phone, browser, '135790')
  const answer = await tryCode(portal, phone, '135790', { browser })
  if (answer.code !== 0) throw new Error(`not signed in: ${answer.code}`)
  return { browser, cookie: cookieHeaderOf(answer.cookies), cookies: answer.cookies }
}

/** The Cookie header that a browser sends after these responses. */
export function cookieHeaderOf(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; ')
}

/** An address that no other test uses. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
