import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  agreed,
  askForCode,
  cookieHeaderOf,
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  signInOverHttp,
  tryCode,
} from '../../../../tests/support/sign-in.ts'
import { hashOfToken } from './resolve-session.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

const right = '135790'
const wrong = '246801'
const signInPath = 'identification/v1/signIn'

/** A browser with a code whose digits the test knows. */
async function browserWithCode(phone = newPhone(), browser = newBrowser()) {
  await passTime(portal, phone, 61)
  const sent = await askForCode(portal, phone, { browser, address: newAddress() })
  expect(sent.code).toBe(0)
  await plantCode(portal, phone, browser, right)
  return { phone, browser }
}

async function sessionsOf(phone: string) {
  const index = portal.services.cipher.blindIndex(`+86${phone}`, 'accounts.phone')
  return portal.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('sessions')
    .where('accounts.phone_index', '=', index)
    .execute()
}

describe('signIn.signIn', () => {
  it('makes the account at the first sign-in and finds it at the second', async () => {
    const { phone, browser } = await browserWithCode()
    const first = await tryCode(portal, phone, right, { browser })
    expect(first).toMatchObject({ code: 0, data: { isNew: true, teamID: null, isStaff: false } })
    const again = await browserWithCode(phone)
    const second = await tryCode(portal, phone, right, { browser: again.browser })
    expect(second).toMatchObject({ code: 0, data: { isNew: false } })
    expect((second.data as { userID: string }).userID).toBe((first.data as { userID: string }).userID)
  })

  it('understands the number and the code as people type them', async () => {
    const { phone, browser } = await browserWithCode()
    const typed = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`
    expect((await tryCode(portal, typed, '１３５ ７９０', { browser })).code).toBe(0)
  })

  it.each(['', '12345', 'abcdef', '1357900'])('refuses %j as a code without counting it', async (code) => {
    const { phone, browser } = await browserWithCode()
    const refused = await tryCode(portal, phone, code, { browser })
    expect(refused.code).toBe(errorTable.invalidInput.code)
    expect((await tryCode(portal, phone, right, { browser })).code).toBe(0)
  })

  it('does not take a code in another browser than the one that asked (trust 4)', async () => {
    const { phone } = await browserWithCode()
    const elsewhere = await tryCode(portal, phone, right, { browser: newBrowser() })
    expect(elsewhere.code).toBe(errorTable.codeUnusable.code)
  })

  it('does not take a code after ten minutes, nor an older one after a new one was sent (trust 4)', async () => {
    const { phone, browser } = await browserWithCode()
    await passTime(portal, phone, 601)
    expect((await tryCode(portal, phone, right, { browser })).code).toBe(errorTable.codeUnusable.code)
    await askForCode(portal, phone, { browser, address: newAddress() })
    expect((await tryCode(portal, phone, right, { browser })).code).toBe(errorTable.codeWrong.code)
  })

  it('asks for consent before it makes an account, and keeps the code good (trust 34)', async () => {
    const { phone, browser } = await browserWithCode()
    for (const consent of [null, { privacy: 1, terms: 0 }, { privacy: 2, terms: 1 }]) {
      const refused = await postCall(portal, signInPath, { phone, code: right, consent }, { browser })
      expect(refused).toMatchObject({ code: errorTable.consentNeeded.code, data: { params: agreed } })
    }
    expect(await sessionsOf(phone)).toHaveLength(0)
    const allowed = await tryCode(portal, phone, right, { browser })
    const { userID } = allowed.data as { userID: string }
    const consents = await portal.db
      .selectFrom('consents')
      .innerJoin('content_live', (join) =>
        join
          .onRef('content_live.alias', '=', 'consents.document')
          .onRef('content_live.language', '=', 'consents.language'),
      )
      .select(['document', 'consents.text_hash', 'content_live.text_hash as article_hash'])
      .where('account_id', '=', userID)
      .execute()
    expect(consents.map((row) => row.document).sort()).toEqual(['privacy', 'terms'])
    for (const row of consents) expect(row.text_hash.equals(row.article_hash)).toBe(true)
  })

  it('does not ask for consent again while the texts stay the same', async () => {
    const phone = newPhone()
    await signInOverHttp(portal, phone)
    const { browser } = await browserWithCode(phone)
    const answer = await postCall(portal, signInPath, { phone, code: right }, { browser })
    expect(answer.code).toBe(0)
  })

  it('lets no suspended account in', async () => {
    const phone = newPhone()
    await signInOverHttp(portal, phone)
    const { browser } = await browserWithCode(phone)
    const [session] = await sessionsOf(phone)
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', session?.account_id ?? '')
      .execute()
    const refused = await tryCode(portal, phone, right, { browser })
    expect(refused.code).toBe(errorTable.accountSuspended.code)
    expect(refused.cookies.filter((cookie) => cookie.includes('session'))).toEqual([])
  })

  it('starts exactly one session for 30 right codes at once (trust 1)', async () => {
    const { phone, browser } = await browserWithCode()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tryCode(portal, phone, right, { browser, address: newAddress() })),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await sessionsOf(phone)).toHaveLength(1)
  })

  it('kills a code under 60 wrong tries at once, and counts across resends (trust 2)', async () => {
    const { phone, browser } = await browserWithCode()
    const guess = (code: string) => tryCode(portal, phone, code, { browser, address: newAddress() })
    await Promise.all(Array.from({ length: 60 }, () => guess(wrong)))
    expect((await guess(right)).code).toBe(errorTable.codeUnusable.code)

    await browserWithCode(phone, browser)
    await Promise.all(Array.from({ length: 60 }, () => guess(wrong)))
    const after = await guess(right)
    expect(after).toMatchObject({ code: errorTable.tooMany.code, status: 429 })
    const { failures } = await portal.db
      .selectFrom('one_time_codes')
      .select((eb) => eb.fn.sum<string>('failures').as('failures'))
      .where('phone_index', '=', portal.services.cipher.blindIndex(`+86${phone}`, 'one_time_codes.phone'))
      .executeTakeFirstOrThrow()
    expect(Number(failures)).toBe(10)

    await passTime(portal, phone, 61)
    const resent = await askForCode(portal, phone, { browser, address: newAddress() })
    expect(resent.code).toBe(errorTable.tooMany.code)
  })

  it('leaves the tries of a browser that signed in before to it alone (trust 2)', async () => {
    const phone = newPhone()
    const { browser: own } = await signInOverHttp(portal, phone)
    const { browser: stranger } = await browserWithCode(phone)
    for (let round = 0; round < 5; round += 1) await tryCode(portal, phone, wrong, { browser: stranger })
    await browserWithCode(phone, stranger)
    for (let round = 0; round < 5; round += 1) await tryCode(portal, phone, wrong, { browser: stranger })
    expect((await tryCode(portal, phone, right, { browser: stranger })).status).toBe(429)
    await browserWithCode(phone, own)
    expect((await tryCode(portal, phone, right, { browser: own })).code).toBe(0)
  })
})

describe('the session', () => {
  it('has a new token, in cookies that only this host and no script gets, stored hashed (trust 6)', async () => {
    const phone = newPhone()
    const fixed = 'A'.repeat(43)
    const { browser } = await browserWithCode(phone)
    // A planted token is removed before anything else happens.
    const planted = { browser, cookie: `__Host-yisun_session=${fixed}; yisun_signed_in=1` }
    const refused = await tryCode(portal, phone, right, planted)
    expect(refused.status).toBe(403)
    expect(refused.cookies.join()).toContain('__Host-yisun_session=; Max-Age=0')
    const answer = await tryCode(portal, phone, right, { browser, cookie: 'yisun_signed_in=1' })
    const session = answer.cookies.find((cookie) => cookie.startsWith('__Host-yisun_session='))
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(session).toContain(part)
    expect(session).not.toMatch(/Domain=/i)
    const token = /=([^;]+)/.exec(session ?? '')?.[1] ?? ''
    expect(Buffer.from(token, 'base64url').byteLength).toBeGreaterThanOrEqual(16)
    expect(token).not.toBe(fixed)
    const [row] = await sessionsOf(phone)
    expect(row?.token_hash.equals(hashOfToken(token))).toBe(true)
    const marker = answer.cookies.find((cookie) => cookie.startsWith('yisun_signed_in='))
    expect(marker).toContain('yisun_signed_in=1;')
    expect(marker).not.toContain('HttpOnly')
  })

  it('ends the session that the browser brought along (trust 6)', async () => {
    const first = await signInOverHttp(portal, newPhone())
    const phone = newPhone()
    const { browser } = await browserWithCode(phone, first.browser)
    await tryCode(portal, phone, right, { browser, cookie: first.cookie })
    const old = await postCall(portal, 'usercenter/teamlist', {}, { browser, cookie: first.cookie })
    expect(old.status).toBe(403)
  })

  it('lasts 30 days, for staff 24 hours and one idle hour (trust 7)', async () => {
    const phone = newPhone()
    const { cookie, browser } = await signInOverHttp(portal, phone)
    const [session] = await sessionsOf(phone)
    const days = ((session?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await portal.db
      .insertInto('staff_members')
      .values({
        account_id: session?.account_id ?? '',
        roles: ['reviewer'],
        display_name: '审核员',
        totp_secret_encrypted: null,
        totp_confirmed_at: null,
        totp_last_step: null,
      })
      .execute()
    await passTime(portal, phone, 61)
    const staff = await signInOverHttp(portal, phone, browser)
    expect(staff.cookies.join()).toContain('Max-Age=86400')
    const who = (given: string) =>
      postCall(portal, 'identification/v1/session', {}, { browser, cookie: given })
    expect((await who(staff.cookie)).data).toMatchObject({ user: { isStaff: true } })
    await portal.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 61 * 60_000) })
      .where('account_id', '=', session?.account_id ?? '')
      .where('is_staff', '=', true)
      .execute()
    expect((await who(staff.cookie)).status).toBe(403)
    expect((await who(cookie)).data).toMatchObject({ user: { isStaff: true } })
    await portal.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', session?.account_id ?? '')
      .execute()
    expect((await who(cookie)).status).toBe(403)
  })

  it('says 403 once: the same answer takes the cookies away (trust 7)', async () => {
    const { browser, cookie } = await signInOverHttp(portal, newPhone())
    await portal.db
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('ended_at', 'is', null)
      .execute()
    const refused = await postCall(portal, 'identification/v1/session', {}, { browser, cookie })
    expect(refused.status).toBe(403)
    expect(refused.cookies.filter((change) => change.includes('Max-Age=0'))).toHaveLength(2)
    const next = await postCall(
      portal,
      'identification/v1/session',
      {},
      { browser, cookie: cookieHeaderOf(refused.cookies) },
    )
    expect(next).toMatchObject({ code: 0, data: { user: null } })
  })

  it('ends at sign-out and at suspension, with the next request (trust 8)', async () => {
    const phone = newPhone()
    const { browser, cookie } = await signInOverHttp(portal, phone)
    const out = await portal.fetch('/api/user/yisun/logout', { method: 'DELETE', cookie })
    expect(await out.json()).toMatchObject({ code: 0 })
    expect(out.headers.getSetCookie().filter((change) => change.includes('Max-Age=0'))).toHaveLength(2)
    expect((await postCall(portal, 'usercenter/teamlist', {}, { browser, cookie })).status).toBe(403)

    await passTime(portal, phone, 61)
    const again = await signInOverHttp(portal, phone, browser)
    const [session] = await sessionsOf(phone)
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', session?.account_id ?? '')
      .execute()
    const refused = await postCall(portal, 'usercenter/teamlist', {}, { browser, cookie: again.cookie })
    expect(refused.status).toBe(403)
  })

  it('does not sign out under another app id, nor without a session', async () => {
    const { cookie } = await signInOverHttp(portal, newPhone())
    const other = await portal.fetch('/api/user/other/logout', { method: 'DELETE', cookie })
    expect(await other.json()).toMatchObject({ code: errorTable.invalidInput.code })
    expect((await portal.fetch('/api/user/yisun/logout', { method: 'DELETE' })).status).toBe(403)
  })

  it('can be ended from another browser of the same person, and by nobody else (trust 8)', async () => {
    const phone = newPhone()
    const here = await signInOverHttp(portal, phone)
    await passTime(portal, phone, 61)
    const there = await signInOverHttp(portal, phone)
    const foreign = await signInOverHttp(portal, newPhone())
    const list = await postCall(portal, 'usercenter/sessionlist', {}, here)
    const { sessions } = list.data as { sessions: { sessionID: string; isThisOne: boolean }[] }
    expect(sessions).toHaveLength(2)
    const other = sessions.find((session) => !session.isThisOne)
    const body = { sessionID: other?.sessionID }
    const stolen = await postCall(portal, 'usercenter/sessionend', body, foreign)
    const missing = await postCall(
      portal,
      'usercenter/sessionend',
      { sessionID: '019a0000-0000-7000-8000-000000000000' },
      foreign,
    )
    expect(stolen.code).toBe(errorTable.notAvailable.code)
    expect(missing.data).toEqual(stolen.data)
    expect((await postCall(portal, 'usercenter/sessionend', body, here)).data).toEqual({ ended: 1 })
    expect((await postCall(portal, 'usercenter/teamlist', {}, there)).status).toBe(403)
  })
})
