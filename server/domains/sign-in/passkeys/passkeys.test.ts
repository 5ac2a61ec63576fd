import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorNameOfCode } from '../../../../shared/contract/error-table.ts'
import type { StaffRole } from '../../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { ageProof, codeOf, setUpFactor } from '../../../../tests/support/second-factor.ts'
import {
  agreed,
  cookieHeaderOf,
  newAddress,
  newBrowser,
  postCall,
  publishConsentTexts,
} from '../../../../tests/support/sign-in.ts'
import { SoftwareAuthenticator, type Twist } from '../../../../tests/support/software-authenticator.ts'
import {
  createAccount,
  createSession,
  createStaff,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import { createStaffInvitation } from '../../staff/invitations/create-staff-invitation.ts'
import { checkConsent, recordConsent } from '../sessions/consent.ts'
import { resolveSession } from '../sessions/resolve-session.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

type Answer = { reason: string; data: Record<string, unknown>; cookies: string[] }

/** A person's browser, over HTTP. */
function openBrowser(token?: string, browser = newBrowser()) {
  let cookie = token ? `__Host-yisun_session=${token}` : undefined
  const send = async (path: string, body: object = {}): Promise<Answer> => {
    const { code, data, cookies } = await postCall(portal, path, body, {
      browser,
      address: newAddress(),
      ...(cookie && { cookie }),
    })
    const session = cookies.find((line) => line.startsWith('__Host-yisun_session='))
    if (session) cookie = cookieHeaderOf([session])
    return { reason: code === 0 ? 'ok' : errorNameOfCode(code), data: data as Answer['data'], cookies }
  }
  return { send, token: () => cookie?.split('=')[1] ?? '' }
}

const registerStart = 'usercenter/passkeyregisterstart'

type Browser = ReturnType<typeof openBrowser>
type Options = { challenge: string; user: { id: string } }

async function start(browser: Browser, path: string): Promise<Options> {
  const { reason, data } = await browser.send(path)
  expect(reason).toBe('ok')
  return data as Options
}

async function register(browser: Browser, authenticator = new SoftwareAuthenticator(), twist: Twist = {}) {
  const options = await start(browser, 'usercenter/passkeyregisterstart')
  const response = authenticator.create(options, twist)
  const { reason } = await browser.send('usercenter/passkeyregister', { name: '办公室电脑', response })
  return { reason, authenticator, response }
}

async function prove(browser: Browser, authenticator: SoftwareAuthenticator, twist: Twist = {}) {
  const response = authenticator.answer(await start(browser, 'usercenter/passkeyprovestart'), twist)
  return { reason: (await browser.send('usercenter/passkeyprove', { response })).reason, response }
}

async function signIn(browser: Browser, authenticator: SoftwareAuthenticator, twist: Twist = {}) {
  const response = authenticator.answer(await start(browser, 'identification/v1/passkeyStart'), twist)
  return { ...(await browser.send('identification/v1/passkeySignIn', { response })), response }
}

/** As at a sign-in with a code. */
async function consent({ accountId }: TestAccount): Promise<void> {
  const { given } = await checkConsent(portal, { accountId, locale: 'zh', stated: agreed })
  await recordConsent(portal.db, accountId, given)
}

async function personWithPasskey() {
  const person = await createAccount(portal)
  await consent(person)
  const browser = openBrowser(person.token)
  const { reason, authenticator } = await register(browser)
  expect(reason).toBe('ok')
  return { person, browser, authenticator }
}

/** A member of staff with a passkey as proof, optionally with an authenticator app. */
async function staffWithPasskey(roles: StaffRole[] = ['reviewer'], hasTotp = false) {
  const person = await createStaff(portal, roles)
  await consent(person)
  const secret = hasTotp ? await setUpFactor(portal, person) : null
  const browser = openBrowser(person.token)
  const { authenticator } = await register(browser)
  if (!hasTotp) await forgetTotp(person)
  return { person, browser, authenticator, secret }
}

async function forgetTotp({ accountId }: TestAccount): Promise<void> {
  await portal.db
    .updateTable('staff_members')
    .set({ totp_confirmed_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

async function audited(kind: string, accountId: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select('position')
    .where('kind', '=', kind)
    .where('account_id', '=', accountId)
    .execute()
  return rows.length
}

describe('adding a passkey', () => {
  it('ends every other session, tells the person and writes it down (trust 8)', async () => {
    const person = await createAccount(portal)
    const elsewhere = await createSession(portal, person.accountId)
    const browser = openBrowser(person.token)
    expect((await register(browser)).reason).toBe('ok')
    expect(await resolveSession(portal.db, elsewhere, '127.0.0.1')).toBeNull()
    expect(await audited('account.passkeyAdded', person.accountId)).toBe(1)
    const api = await portal.api({ token: person.token })
    expect((await api.messages.describeMessageList({})).list[0]?.title).toBe('账户添加了通行密钥')
    expect((await api.passkeys.list({})).passkeys).toMatchObject([{ name: '办公室电脑', lastUsedAt: null }])
  })

  it('needs a fresh proof of who asks (trust 9)', async () => {
    const person = await createAccount(portal)
    await portal.db
      .updateTable('sessions')
      .set({ identity_proven_at: sql<Date>`now() - interval '16 minutes'` })
      .where('account_id', '=', person.accountId)
      .execute()
    expect((await openBrowser(person.token).send('usercenter/passkeyregisterstart')).reason).toBe(
      'stepUpNeeded',
    )
  })

  it.each<[string, Twist]>([
    ['made for another site', { origin: 'http://localhost.evil.example' }],
    ['made for another port of this host', { origin: 'http://localhost:4000' }],
    ['bound to another name', { rpId: 'evil.example' }],
    ['without recognising the person', { isVerified: false }],
    ['for a challenge that was never given', { challenge: 'A'.repeat(43) }],
  ])('is refused %s', async (_, twist) => {
    const person = await createAccount(portal)
    expect((await register(openBrowser(person.token), undefined, twist)).reason).toBe('passkeyRefused')
    expect((await (await portal.api({ token: person.token })).passkeys.list({})).passkeys).toEqual([])
  })

  it('trust 21: fetches nothing that a certificate in it names', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const person = await createAccount(portal)
    // Valid in every other respect: it carries a certificate's signature.
    const twist = { attested: 'byCertificate' } as const
    const { reason } = await register(openBrowser(person.token), undefined, twist)
    expect(reason).toBe('passkeyRefused')
    expect((await (await portal.api({ token: person.token })).passkeys.list({})).passkeys).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it('is taken where it vouches for itself alone, which names nobody and nothing', async () => {
    const person = await createAccount(portal)
    const { reason } = await register(openBrowser(person.token), undefined, { attested: 'byItself' })
    expect(reason).toBe('ok')
  })

  it('takes an answer once, and the key of one account for no other', async () => {
    const { browser, authenticator } = await personWithPasskey()
    const options = await start(browser, 'usercenter/passkeyregisterstart')
    const response = new SoftwareAuthenticator().create(options)
    const both = [0, 1].map(() => browser.send('usercenter/passkeyregister', { name: '手机', response }))
    expect((await Promise.all(both)).map(({ reason }) => reason).sort()).toEqual(['ok', 'passkeyRefused'])
    const other = openBrowser((await createAccount(portal)).token)
    expect((await register(other, authenticator)).reason).toBe('passkeyRefused')
  })

  it('ends at ten, also where two are added at once', async () => {
    const { browser } = await personWithPasskey()
    for (let turn = 0; turn < 8; turn += 1) expect((await register(browser)).reason).toBe('ok')
    const both = await Promise.all(
      [0, 1].map(async () => new SoftwareAuthenticator().create(await start(browser, registerStart))),
    )
    const added = await Promise.all(
      both.map((response) => browser.send('usercenter/passkeyregister', { name: '手机', response })),
    )
    expect(added.map(({ reason }) => reason).sort()).toEqual(['ok', 'passkeysFull'])
  })

  it('is refused from ten on', async () => {
    const { browser } = await personWithPasskey()
    for (let turn = 0; turn < 9; turn += 1) expect((await register(browser)).reason).toBe('ok')
    expect((await browser.send('usercenter/passkeyregisterstart')).reason).toBe('passkeysFull')
  })
})

describe('a passkey as the second factor of staff', () => {
  it('proves the session, gives it a new token and opens the calls of staff (trust 6, 9)', async () => {
    const { person, browser, authenticator } = await staffWithPasskey(['administrator'])
    await ageProof(portal, person, null)
    expect((await browser.send('staff/v1/memberlist')).reason).toBe('secondFactorNeeded')
    expect((await prove(browser, authenticator)).reason).toBe('ok')
    expect(browser.token()).not.toBe(person.token)
    expect((await browser.send('staff/v1/memberlist')).reason).toBe('ok')
    expect(await resolveSession(portal.db, person.token, '127.0.0.1')).toMatchObject({
      staff: { hasSecondFactor: false },
    })
  })

  it('is a step up like a code, and the code stays good beside it', async () => {
    const { person, browser, authenticator, secret } = await staffWithPasskey(['administrator'], true)
    await ageProof(portal, person, 16)
    const invite = () => browser.send('staff/v1/invitationCreate', { name: '新同事', roles: ['reviewer'] })
    expect((await invite()).reason).toBe('stepUpNeeded')
    expect((await prove(browser, authenticator)).reason).toBe('ok')
    expect((await invite()).reason).toBe('ok')
    const code = await codeOf(portal, secret ?? '')
    expect((await browser.send('staff/v1/secondFactorProve', { code })).reason).toBe('ok')
  })

  it('is not removed where it is the last; another may go', async () => {
    const { browser, person } = await staffWithPasskey()
    const api = await portal.api({ token: person.token })
    const [only] = (await api.passkeys.list({})).passkeys
    expect(only?.isRemovable).toBe(false)
    const remove = { passkeyID: only?.passkeyID }
    expect((await browser.send('usercenter/passkeyremove', remove)).reason).toBe('lastFactor')
    expect((await register(browser)).reason).toBe('ok')
    const both = await Promise.all(
      (await api.passkeys.list({})).passkeys.map(({ passkeyID }) =>
        browser.send('usercenter/passkeyremove', { passkeyID }),
      ),
    )
    expect(both.map(({ reason }) => reason).sort()).toEqual(['lastFactor', 'ok'])
  })

  it('is not added without proof by who has just accepted further roles and has a factor already', async () => {
    const { person, browser } = await staffWithPasskey(['reviewer'], true)
    await ageProof(portal, person, 16)
    const input = { name: '许未', roles: ['editor'], renewsSecondFactor: false }
    const { link } = await createStaffInvitation(portal.db, 'https://portal.test', input, 'commandLine')
    const token = new URL(link).searchParams.get('token')
    expect((await browser.send('staff/v1/invitationAccept', { token })).reason).toBe('ok')
    expect((await browser.send(registerStart)).reason).toBe('stepUpNeeded')
  })

  it('from before is withdrawn by an invitation that asks for a new factor', async () => {
    const { person, browser, authenticator } = await personWithPasskey()
    const input = { name: '新同事', roles: ['reviewer'], renewsSecondFactor: false }
    const { link } = await createStaffInvitation(portal.db, 'https://portal.test', input, 'commandLine')
    const token = new URL(link).searchParams.get('token')
    expect((await browser.send('staff/v1/invitationAccept', { token })).reason).toBe('ok')
    expect((await browser.send('usercenter/passkeyprovestart')).reason).toBe('notAvailable')
    expect((await signIn(openBrowser(), authenticator)).reason).toBe('passkeyRefused')
    // The accepting session registers one instead of an authenticator, without a proof it cannot have.
    expect((await register(browser)).reason).toBe('ok')
    expect((await browser.send('staff/v1/queue')).reason).toBe('ok')
    const stranger = openBrowser(await createSession(portal, person.accountId))
    expect((await stranger.send('usercenter/passkeyregisterstart')).reason).toBe('stepUpNeeded')
  })
})

describe('signing in with a passkey', () => {
  it('starts a session with a new token, which shows whose it is (trust 6)', async () => {
    const { person, authenticator } = await personWithPasskey()
    const browser = openBrowser()
    expect(await signIn(browser, authenticator)).toMatchObject({
      reason: 'ok',
      data: { userID: person.accountId, isStaff: false },
    })
    expect(await resolveSession(portal.db, browser.token(), '127.0.0.1')).toMatchObject({
      accountId: person.accountId,
    })
    const ways = await (await portal.api({ token: browser.token() })).waysIn.overview({})
    expect(ways).toMatchObject({ provenBy: 'passkey', mayChange: true })
  })

  it('of staff is both factors', async () => {
    const { authenticator } = await staffWithPasskey()
    const browser = openBrowser()
    expect((await signIn(browser, authenticator)).data).toMatchObject({ isStaff: true })
    expect((await browser.send('staff/v1/queue')).reason).toBe('ok')
  })

  it('takes an answer once, and in the browser that asked alone (trust 1, 4)', async () => {
    const { authenticator } = await personWithPasskey()
    const browser = openBrowser()
    const { reason, response } = await signIn(browser, authenticator)
    expect(reason).toBe('ok')
    expect((await browser.send('identification/v1/passkeySignIn', { response })).reason).toBe(
      'passkeyRefused',
    )
    const next = authenticator.answer(await start(browser, 'identification/v1/passkeyStart'))
    const path = 'identification/v1/passkeySignIn'
    expect((await openBrowser().send(path, { response: next })).reason).toBe('passkeyRefused')
    const asked = authenticator.answer(await start(browser, 'identification/v1/passkeyStart'))
    const many = Array.from({ length: 20 }, () => browser.send(path, { response: asked }))
    expect((await Promise.all(many)).filter((answer) => answer.reason === 'ok')).toHaveLength(1)
  })

  it('takes no challenge of another purpose, and none after five minutes', async () => {
    const { browser, authenticator } = await personWithPasskey()
    const asked = await start(browser, 'usercenter/passkeyprovestart')
    const path = 'identification/v1/passkeySignIn'
    expect((await browser.send(path, { response: authenticator.answer(asked) })).reason).toBe(
      'passkeyRefused',
    )
    const late = await start(browser, 'identification/v1/passkeyStart')
    await portal.db.updateTable('passkey_challenges').set({ expires_at: sql<Date>`now()` }).execute()
    expect((await browser.send(path, { response: authenticator.answer(late) })).reason).toBe('passkeyRefused')
  })

  it('confirms by a challenge for confirming alone, in the session that asked', async () => {
    const { person, browser, authenticator } = await personWithPasskey()
    const path = 'usercenter/passkeyprove'
    const toRegister = authenticator.answer(await start(browser, registerStart))
    expect((await browser.send(path, { response: toRegister })).reason).toBe('passkeyRefused')
    const shared = newBrowser()
    const one = openBrowser(await createSession(portal, person.accountId), shared)
    const other = openBrowser(await createSession(portal, person.accountId), shared)
    const asked = authenticator.answer(await start(one, 'usercenter/passkeyprovestart'))
    expect((await other.send(path, { response: asked })).reason).toBe('passkeyRefused')
    expect((await one.send(path, { response: asked })).reason).toBe('ok')
  })

  it.each<[string, Twist]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['bound to another name', { rpId: 'evil.example' }],
    ['without recognising the person', { isVerified: false }],
  ])('is refused %s', async (_, twist) => {
    const { authenticator } = await personWithPasskey()
    expect((await signIn(openBrowser(), authenticator, twist)).reason).toBe('passkeyRefused')
  })

  it('is refused with a key that nobody registered, and with somebody else’s to confirm', async () => {
    const { authenticator } = await personWithPasskey()
    expect((await signIn(openBrowser(), new SoftwareAuthenticator())).reason).toBe('passkeyRefused')
    const { browser } = await personWithPasskey()
    expect((await prove(browser, authenticator)).reason).toBe('passkeyRefused')
  })

  it('is refused by a counter that went back, which its owner is told and the audit keeps', async () => {
    const { person, authenticator } = await personWithPasskey()
    expect((await signIn(openBrowser(), authenticator, { counter: 7 })).reason).toBe('ok')
    for (const counter of [7, 6, 0]) {
      expect((await signIn(openBrowser(), authenticator, { counter })).reason).toBe('passkeyRefused')
    }
    expect(await audited('account.passkeyCounterBack', person.accountId)).toBe(3)
    const list = await (await portal.api({ token: person.token })).messages.describeMessageList({})
    expect(list.list[0]?.title).toBe('有人可能复制了你的通行密钥')
    expect((await signIn(openBrowser(), authenticator, { counter: 8 })).reason).toBe('ok')
  })

  it('asks for consent first where the texts are new (trust 34)', async () => {
    const { accountId, token } = await createAccount(portal)
    const { authenticator } = await register(openBrowser(token))
    await portal.db.deleteFrom('consents').where('account_id', '=', accountId).execute()
    expect((await signIn(openBrowser(), authenticator)).reason).toBe('consentNeeded')
  })

  it('is refused to a suspended account (trust 8)', async () => {
    const { person, authenticator } = await personWithPasskey()
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', person.accountId)
      .execute()
    expect((await signIn(openBrowser(), authenticator)).reason).toBe('accountSuspended')
  })
})

describe('removing a passkey', () => {
  it('ends every other session, and nothing opens with it any more (trust 8)', async () => {
    const { person, browser, authenticator } = await personWithPasskey()
    const elsewhere = openBrowser()
    await signIn(elsewhere, authenticator)
    const { passkeys } = await (await portal.api({ token: person.token })).passkeys.list({})
    const input = { passkeyID: passkeys[0]?.passkeyID }
    const stranger = openBrowser((await createAccount(portal)).token)
    expect((await stranger.send('usercenter/passkeyremove', input)).reason).toBe('notAvailable')
    expect((await browser.send('usercenter/passkeyremove', input)).reason).toBe('ok')
    expect(await resolveSession(portal.db, elsewhere.token(), '127.0.0.1')).toBeNull()
    expect((await signIn(openBrowser(), authenticator)).reason).toBe('passkeyRefused')
  })

  it('needs a fresh proof of who asks (trust 9)', async () => {
    const { person, browser } = await personWithPasskey()
    const { passkeys } = await (await portal.api({ token: person.token })).passkeys.list({})
    await portal.db
      .updateTable('sessions')
      .set({ identity_proven_at: sql<Date>`now() - interval '16 minutes'` })
      .where('account_id', '=', person.accountId)
      .execute()
    const input = { passkeyID: passkeys[0]?.passkeyID }
    expect((await browser.send('usercenter/passkeyremove', input)).reason).toBe('stepUpNeeded')
  })
})
