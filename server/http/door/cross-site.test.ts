import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { createAccount } from '../../../tests/support/world/actors.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const body = JSON.stringify({ kind: 'unregistered', name: '不该出现的队伍' })

/** What another site's page could make a browser send, without our test client's own headers. */
async function send(headers: Record<string, string>, path = '/api/techforgood/usercenter/teamcreate') {
  const { token } = await createAccount(portal)
  return portal.fetch(path, {
    method: 'POST',
    body,
    cookie: `${sessionCookie}=${token}`,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

describe('requests that another site could send (trust 10)', () => {
  it.each([
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['a fetch that only claims our origin', { 'sec-fetch-site': 'cross-site', origin: testOrigin }],
    ['a form as text/plain', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    // A browser treats another name that resolves to this node as the same origin.
    [
      'a name of another that leads here',
      { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example:3000' },
    ],
    ['an Origin that is hidden', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ] as [string, Record<string, string>][])('%s is refused and changes nothing', async (_, headers) => {
    for (const path of ['/api/techforgood/usercenter/teamcreate', '/accountCenter', '/signIn', '/view']) {
      const refused = await send(headers, path)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ code: 4010 })
    }
    const teams = await portal.db
      .selectFrom('teams')
      .select('id')
      .where('name', '=', '不该出现的队伍')
      .execute()
    expect(teams).toEqual([])
  })
})

it.each([
  ['/api/techforgood/usercenter/teamcreate', '请求来源不可信，已拒绝'],
  ['/api/techforgood/en/usercenter/teamcreate', 'came from another site'],
  ['/en/accountCenter', 'came from another site'],
])('the refusal is in the language of the address, %s', async (path, words) => {
  const refused = await send({ 'sec-fetch-site': 'cross-site' }, path)
  expect(((await refused.json()) as { data: { message: string } }).data.message).toContain(words)
})

describe('browsers that do not send Sec-Fetch-Site (trust 10)', () => {
  const sendOld = async (origin: string | null) => {
    const { token } = await createAccount(portal)
    return portal.fetch('/api/techforgood/usercenter/teamlist', {
      method: 'POST',
      body: '{}',
      withoutFetchSite: true,
      cookie: `${sessionCookie}=${token}`,
      headers: { 'content-type': 'application/json', ...(origin && { origin }) },
    })
  }
  it.each([
    ['foreign', 'https://evil.example', 400],
    ['null', 'null', 400],
    ['absent', null, 400],
    ['a prefix of ours', `${testOrigin}.evil.example`, 400],
    ['ours', testOrigin, 200],
  ] as const)('an Origin that is %s: %s → %i', async (_, origin, status) => {
    expect((await sendOld(origin)).status).toBe(status)
  })
})
