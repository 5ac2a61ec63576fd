import { expect } from '@playwright/test'
import type { Envelope } from '../../../shared/contract/errors.ts'
import { nextCodeTo } from './outbox-page.ts'
import { newPhone, type Person, visit } from './person.ts'

/**
 * Signs in with the calls behind the form and opens a page, for journeys that are not about signing in. The
 * form itself takes several times as long; the sign-in and main journeys use it, with script and without.
 */
export async function arrive(person: Person, path: string, phone = newPhone()): Promise<void> {
  await signInByCalls(person, phone)
  await visit(person, path)
}

/** The same with a new team, of a registered organisation unless told otherwise; ends where `createTeam` does. */
export async function arriveWithTeam(
  person: Person,
  name: string,
  phone = newPhone(),
  kind: 'registered' | 'unregistered' = 'registered',
): Promise<void> {
  await signInByCalls(person, phone)
  expect(await post(person, 'usercenter/teamcreate', { kind, name })).toMatchObject({ code: 0 })
  await visit(person, '/authentication')
}

async function signInByCalls(person: Person, phone: string): Promise<void> {
  const { origin } = await post(person, 'identification/v1/sendSms', { phone, purpose: 'signIn' })
  const code = await nextCodeTo(origin, phone, [])
  const asked = await post(person, 'identification/v1/signIn', { phone, code })
  // The first response tells a person who has not agreed yet which texts are in force.
  const { params: consent } = asked.data as { params?: object }
  expect(await post(person, 'identification/v1/signIn', { phone, code, consent })).toMatchObject({ code: 0 })
}

/** A call from the person's browser in their language. */
async function post(
  { page, at }: Person,
  call: string,
  data: object,
): Promise<Envelope & { origin: string }> {
  const response = await page.request.post(`/api/techforgood${at(`/${call}`)}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data,
  })
  return { ...((await response.json()) as Envelope), origin: new URL(response.url()).origin }
}
