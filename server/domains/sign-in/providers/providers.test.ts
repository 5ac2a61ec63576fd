import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { type IdentityServer, openIdentityServer } from '../../../../tests/support/portal/identity-server.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import {
  cookieHeaderOf,
  newBrowser,
  newPhone,
  postCall,
  publishConsentTexts,
  signInOverHttp,
} from '../../../../tests/support/sign-in.ts'
import { createOidcIdentity } from '../../../adapters/identity/oidc.ts'

const client = { clientId: 'yisun', clientSecret: 'a-secret-of-this-test-alone' }
let portal: TestPortal
let club: IdentityServer
let union: IdentityServer
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
  const open = (id: string) =>
    openIdentityServer({ client: { ...client, redirectUri: `${testOrigin}/auth/third/${id}` } })
  ;[club, union] = [await open('club'), await open('union')]
  portal.services.identity = [
    createOidcIdentity({
      id: 'club',
      name: { zh: '公益俱乐部', en: 'Club' },
      issuer: club.issuer,
      ...client,
    }),
    createOidcIdentity({ id: 'union', name: { zh: '联合会', en: 'Union' }, issuer: union.issuer, ...client }),
  ]
})
afterAll(async () => {
  await club.close()
  await union.close()
  await portal.close()
})

type From = { browser: string; cookie?: string }
const headerOf = ({ browser, cookie }: From) =>
  [`__Host-yisun_browser=${browser}`, cookie].filter(Boolean).join('; ')

/** Presses the button of a provider. */
const start = (provider: string, from: From) =>
  portal.fetch(`/auth/start/${provider}`, {
    method: 'POST',
    body: new URLSearchParams({ back: '/tools' }),
    cookie: headerOf(from),
  })

/** Presses a provider's button and lets it respond; returns the address the browser is sent back to. */
async function vouched(from: From, provider = 'club', server = club): Promise<URL> {
  const started = await start(provider, from)
  expect(started.status).toBe(200)
  return server.follow((started.headers.get('refresh') ?? '').replace('0; url=', ''))
}

/** Opens the callback; returns the page's state, or `none` if it failed. */
async function comeBack(callback: URL, from: From): Promise<string> {
  const answer = await portal.fetch(callback.pathname + callback.search, { cookie: headerOf(from) })
  expect(answer.headers.get('location')).toMatch(/^\/auth\/third\?state=/)
  return new URL(answer.headers.get('location') ?? '', testOrigin).searchParams.get('state') ?? ''
}

const resume = (state: string, from: From) =>
  postCall(portal, 'identification/v1/providerResume', { state }, from)
const link = (state: string, from: From) => postCall(portal, 'usercenter/providerlink', { state }, from)

/** A person whose account is linked to the club's identity `account`. */
async function linkedPerson(account: string) {
  club.account = account
  const from = await signInOverHttp(portal, newPhone())
  const state = await comeBack(await vouched(from), from)
  expect(await link(state, from)).toMatchObject({ code: 0, data: { back: '/tools' } })
  return from
}

describe('signing in with an OpenID Connect provider', () => {
  it('makes no account by its word: a phone is proven first, then it is linked, then it signs in', async () => {
    club.account = 'first'
    const browser = newBrowser()
    const state = await comeBack(await vouched({ browser }), { browser })
    const step = await resume(state, { browser })
    expect(step).toMatchObject({ code: 0, data: { step: 'provePhone', provider: '公益俱乐部' } })
    expect(step.cookies).toEqual([])
    const person = await signInOverHttp(portal, newPhone(), browser)
    expect((await resume(state, person)).data).toEqual({
      step: 'confirmLink',
      provider: '公益俱乐部',
      label: 'f***@club.example.org',
    })
    expect((await link(state, person)).code).toBe(0)
    const elsewhere = { browser: newBrowser() }
    const again = await resume(await comeBack(await vouched(elsewhere), elsewhere), elsewhere)
    expect(again.data).toEqual({ step: 'signedIn', back: '/tools' })
    const cookie = cookieHeaderOf(again.cookies)
    const list = await postCall(portal, 'usercenter/providerlist', {}, { ...elsewhere, cookie })
    expect(list.data).toMatchObject({
      providers: [
        { id: 'club', isLinked: true },
        { id: 'union', isLinked: false },
      ],
    })
  })

  it('starts one session, however often the answer is used at once (trust 1)', async () => {
    await linkedPerson('once')
    const browser = newBrowser()
    const callback = await vouched({ browser })
    const states = await Promise.all(Array.from({ length: 5 }, () => comeBack(callback, { browser })))
    expect(states.filter((state) => state !== 'none')).toHaveLength(1)
    const state = states.find((one) => one !== 'none') ?? ''
    const steps = await Promise.all(Array.from({ length: 10 }, () => resume(state, { browser })))
    expect(steps.filter(({ data }) => (data as { step: string }).step === 'signedIn')).toHaveLength(1)
  })

  it('lets no suspended account in, and gives no session (trust 8)', async () => {
    await linkedPerson('suspended')
    const owner = await portal.db
      .selectFrom('provider_identities')
      .select('account_id')
      .orderBy('linked_at', 'desc')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', owner.account_id)
      .execute()
    const browser = newBrowser()
    const refused = await resume(await comeBack(await vouched({ browser }), { browser }), { browser })
    expect(refused.code).toBe(errorTable.accountSuspended.code)
    expect(refused.cookies.filter((cookie) => cookie.includes('session'))).toEqual([])
  })

  it('takes no answer in another browser, twice, altered or with another state (trust 4)', async () => {
    await linkedPerson('bound')
    const browser = newBrowser()
    const callback = await vouched({ browser })
    expect(await comeBack(callback, { browser: newBrowser() })).toBe('none')
    const foreign = new URL(callback)
    foreign.searchParams.set('state', 'A'.repeat(43))
    expect(await comeBack(foreign, { browser })).toBe('none')
    const altered = new URL(callback)
    altered.searchParams.set('code', `${callback.searchParams.get('code')}x`)
    expect(await comeBack(altered, { browser })).toBe('none')
    expect(await comeBack(callback, { browser })).toBe('none')
  })

  it('takes no answer of one provider for another’s, nor one that names another issuer (trust 6)', async () => {
    await linkedPerson('mixed')
    const browser = newBrowser()
    const callback = await vouched({ browser })
    const elsewhere = new URL(callback)
    elsewhere.pathname = '/auth/third/union'
    expect(await comeBack(elsewhere, { browser })).toBe('none')
    const renamed = new URL(callback)
    renamed.searchParams.set('iss', union.issuer)
    expect(await comeBack(renamed, { browser })).toBe('none')
  })

  it('knows a person by the provider that vouches, not by the name they have there', async () => {
    await linkedPerson('same-name')
    union.account = 'same-name'
    const browser = newBrowser()
    const state = await comeBack(await vouched({ browser }, 'union', union), { browser })
    expect((await resume(state, { browser })).data).toMatchObject({ step: 'provePhone' })
  })

  it('ends the session that the browser brought along, and gives a new token (trust 6)', async () => {
    await linkedPerson('token')
    const browser = newBrowser()
    const answer = await resume(await comeBack(await vouched({ browser }), { browser }), { browser })
    expect(cookieHeaderOf(answer.cookies)).toMatch(/__Host-yisun_session=[\w-]{43}/)
  })

  it('leaves neither state nor subject readable in the database (trust 4)', async () => {
    await linkedPerson('secret-subject')
    const rows = [
      await portal.db.selectFrom('provider_attempts').selectAll().execute(),
      await portal.db.selectFrom('provider_identities').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain('secret-subject')
  })
})

describe('linking', () => {
  it('needs a fresh proof of who asks, and another account’s is not taken (trust 9)', async () => {
    await linkedPerson('owned')
    const other = await signInOverHttp(portal, newPhone())
    const state = await comeBack(await vouched(other), other)
    expect((await resume(state, other)).data).toMatchObject({ step: 'taken' })
    expect((await link(state, other)).code).toBe(errorTable.conflict.code)
    await portal.db.updateTable('sessions').set({ identity_proven_at: null }).execute()
    expect((await link(state, other)).code).toBe(errorTable.stepUpNeeded.code)
  })

  it('is undone by its owner, but never the last way in', async () => {
    const person = await linkedPerson('undone')
    const unlink = () => postCall(portal, 'usercenter/providerunlink', { provider: 'club' }, person)
    const index = await portal.db
      .selectFrom('provider_identities')
      .select('account_id')
      .orderBy('linked_at', 'desc')
      .executeTakeFirstOrThrow()
    const phone = await portal.db
      .selectFrom('accounts')
      .select(['phone_encrypted'])
      .where('id', '=', index.account_id)
      .executeTakeFirstOrThrow()
    const setPhone = (phone_encrypted: string | null) =>
      portal.db.updateTable('accounts').set({ phone_encrypted }).where('id', '=', index.account_id).execute()
    await setPhone(null)
    expect((await unlink()).code).toBe(errorTable.illegalTransition.code)
    await setPhone(phone.phone_encrypted)
    expect((await unlink()).code).toBe(0)
    expect((await unlink()).code).toBe(errorTable.notAvailable.code)
  })

  it('is begun by no link of another site: the address leads to the page with the button (trust 55)', async () => {
    const before = await portal.db.selectFrom('provider_attempts').select('id').execute()
    const answer = await portal.fetch('/en/auth/start/club?back=%2Ftools', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/signIn'])
    expect(await portal.db.selectFrom('provider_attempts').select('id').execute()).toEqual(before)
  })

  it('shows no provider that is not connected', async () => {
    const answer = await start('nobody', { browser: newBrowser() })
    expect(answer.headers.get('location')).toBe('/auth/third?state=none')
  })
})
