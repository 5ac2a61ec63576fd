import { createHash, randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import * as m from '#messages'
import { holdBack } from './hold-back.ts'
import type { Person } from './person.ts'
import { inDatabase, portalCipher } from './portal-database.ts'

/**
 * Ends this browser's session as expiry does: the browser learns of it with its next request. The phone may
 * request a code at once. @returns the account
 */
export async function endSession(person: Person, phone: string): Promise<string> {
  const ended = await inDatabase(
    'update sessions set ended_at = now() where token_hash = any($1) and ended_at is null returning account_id',
    [await hashesIn(person)],
  )
  expect(ended).toHaveLength(1)
  await endCodeWait(phone)
  return (ended[0] as { account_id: string }).account_id
}

/**
 * Ends the session while `send` is on its way to an address. Before the first input, any request of the page
 * itself would lead it to the home page instead.
 */
export async function endSessionUnder(
  person: Person,
  phone: string,
  { to, send }: { to: string; send: () => Promise<void> },
): Promise<string> {
  const release = await holdBack(person.page, to)
  await Promise.all([person.page.waitForRequest(to), send()])
  const accountId = await endSession(person, phone)
  release()
  return accountId
}

/** The account signed in in this browser. */
export async function accountOf(person: Person): Promise<string> {
  const found = await inDatabase('select account_id from sessions where token_hash = any($1)', [
    await hashesIn(person),
  ])
  expect(found).toHaveLength(1)
  return (found[0] as { account_id: string }).account_id
}

async function hashesIn({ page }: Person): Promise<Buffer[]> {
  return (await page.context().cookies()).map(({ value }) => hashOf(value))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Gives a browser a session of its own, so that its changes affect no other test. */
export async function ownSession({ page }: Person): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const copy = `insert into sessions
    select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'token_hash', $2::text,
      'replaced_token_hash', null))).*
    from sessions s where token_hash = $1 returning id`
  for (const cookie of await page.context().cookies()) {
    const made = await inDatabase(copy, [hashOf(cookie.value), `\\x${hashOf(token).toString('hex')}`])
    if (made.length > 0) await page.context().addCookies([{ ...cookie, value: token }])
  }
}

/** Marks this session's second factor as proven or not. */
export async function setFactor(person: Person, isProven: boolean): Promise<void> {
  const value = isProven ? 'now()' : 'null'
  await inDatabase(`update sessions set second_factor_at = ${value} where token_hash = any($1)`, [
    await hashesIn(person),
  ])
}

/** Ends the wait for the next code, so that the person can sign in again at once. */
export async function endCodeWait(phone: string): Promise<void> {
  await ageCodes(phone, 120)
}

/** Sets the age of a phone's codes; those of other phones stay as they are. */
export async function ageCodes(phone: string, seconds: number): Promise<void> {
  await inDatabase(
    'update one_time_codes set created_at = now() - make_interval(secs => $2) where phone_index = $1',
    [portalCipher().blindIndex(`+86${phone}`, 'one_time_codes.phone'), seconds],
  )
}

/** The sign-in dialog over a page with unsaved input. */
export function signInAgainOn(person: Person) {
  return person.page.getByRole('dialog', { name: m.sign_in_again_title({}, person) })
}
