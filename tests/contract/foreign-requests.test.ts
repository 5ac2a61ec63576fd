import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRoutes } from '../../app/route-table.ts'
import { sessionCookie } from '../../server/cookie-names.ts'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { addressOf } from '../../server/http/openapi.ts'
import { openPortal, type TestPortal, testOrigin } from '../support/portal.ts'
import { stateOfTables } from '../support/state-of-tables.ts'
import { actorFor, freshAddress, probeOf } from './callers.ts'
import { createWorld, type World } from './world.ts'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
  world = await createWorld(portal)
})
afterAll(() => portal.close())

type Sent = { headers: Record<string, string>; withoutFetchSite?: boolean }

/** What a page of another site can make a browser send, with the cookies of whoever looks at it. */
const foreign: [string, Sent][] = [
  ['a fetch of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a fetch that claims our origin', { headers: { 'sec-fetch-site': 'cross-site', origin: testOrigin } }],
  ['a sibling host', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['a form as text/plain', { headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' } }],
  [
    // Missed until now: every friendly Sec-Fetch-Site here came without an Origin, which was not looked at beside it.
    'a name of another that leads here',
    { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example:3000' } },
  ],
  ['a foreign Origin', { headers: { origin: 'https://evil.example' }, withoutFetchSite: true }],
  ['the Origin null', { headers: { origin: 'null' }, withoutFetchSite: true }],
  ['no Origin', { headers: {}, withoutFetchSite: true }],
]

const sendable = indexedCalls.filter(({ call }) => call.method !== 'GET')

describe('trust 10: requests of other sites', () => {
  it.each(sendable)('$id is refused and changes nothing, whoever is signed in', async (indexed) => {
    // A team has one organisation, so that each of these is about one of its own.
    if (indexed.group.startsWith('organisations')) world = await createWorld(portal)
    const body = JSON.stringify(await probeOf(indexed).existing(world))
    const token = await world.tokenOf(actorFor(indexed))
    const before = await stateOfTables(portal)
    for (const [label, sent] of foreign)
      expect([
        label,
        await send(addressOf(indexed.call), { ...sent, method: methodOf(indexed), body, token }),
      ]).toEqual([label, { status: 400, code: 4010 }])
    expect(await stateOfTables(portal)).toEqual(before)
  })

  it('every page takes no form of another site', async () => {
    const token = await world.tokenOf('superAdmin')
    const before = await stateOfTables(portal)
    for (const { path } of pageRoutes) {
      const address = path.replaceAll(/:(\w+)\??/g, '1').replace('*', 'x')
      for (const [label, sent] of foreign)
        expect([
          path,
          label,
          await send(address, { ...sent, method: 'POST', body: 'name=x', token }),
        ]).toEqual([path, label, { status: 400, code: 4010 }])
    }
    expect(await stateOfTables(portal)).toEqual(before)
  })

  // Too little until now: it looked at the methods of calls, while pages and documents make calls that write when they
  // are asked for by GET. Those are held by `foreign-reading.test.ts`, which asks for all of them.
  it('no call whose method is GET writes, since another site may ask for it', () => {
    const writing = indexedCalls.filter(({ call }) => call.method === 'GET' && call.effect !== 'read')
    expect(writing.map(({ id }) => id)).toEqual([])
  })
})

const methodOf = ({ call }: IndexedCall) => call.method

async function send(
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
