import { expect } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { addressOf } from '../../../server/http/calls/openapi.ts'
import { type TestPortal, testOrigin } from '../../support/portal/portal.ts'
import { freshAddress } from '../callers.ts'
import type { Stage } from './stage.ts'

type Sent = { headers: Record<string, string>; withoutFetchSite?: boolean }

/** Requests that a page of another site can make a browser send, with the cookies of its user. */
const foreign: [string, Sent][] = [
  ['a fetch of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a fetch that claims our origin', { headers: { 'sec-fetch-site': 'cross-site', origin: testOrigin } }],
  ['a sibling host', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['a form as text/plain', { headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' } }],
  [
    // A friendly Sec-Fetch-Site with a foreign Origin beside it.
    'a name of another that leads here',
    { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example:3000' } },
  ],
  ['a foreign Origin', { headers: { origin: 'https://evil.example' }, withoutFetchSite: true }],
  ['the Origin null', { headers: { origin: 'null' }, withoutFetchSite: true }],
  ['no Origin', { headers: {}, withoutFetchSite: true }],
]

/** An address refuses all of them, whether or not anybody is signed in. */
export async function expectForeignRefused(
  portal: TestPortal,
  path: string,
  init: { method: string; body: string; token: string | undefined },
): Promise<void> {
  for (const [label, sent] of foreign)
    expect([path, label, await sendTo(portal, path, { ...init, ...sent })]).toEqual([
      path,
      label,
      { status: 400, code: 4010 },
    ])
}

/** The call refuses requests from other sites and requests that the portal's own scripts never send. */
export async function tryFromElsewhere({ portal, indexed: { call }, actor, existing }: Stage) {
  const { own, caller } = existing
  const path = addressOf(call)
  const { token } = caller(actor)
  await expectForeignRefused(portal, path, { method: call.method, body: JSON.stringify(own), token })
  if (call.method !== 'POST') return
  const plain = { method: 'POST', body: '{}', token: undefined, headers: { 'content-type': 'text/plain' } }
  expect((await sendTo(portal, path, plain)).status).toBe(400)
}

async function sendTo(
  portal: TestPortal,
  path: string,
  { headers, token, ...init }: Sent & { method: string; body: string; token: string | undefined },
): Promise<{ status: number; code: unknown }> {
  const response = await portal.fetch(path, {
    ...init,
    address: freshAddress(),
    headers: { 'content-type': 'application/json', ...headers },
    ...(token && { cookie: `${sessionCookie}=${token}` }),
  })
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown }
  return { status: response.status, code }
}
