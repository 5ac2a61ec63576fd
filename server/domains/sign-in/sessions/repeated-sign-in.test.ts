import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  askForCode,
  cookieHeaderOf,
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  tryCode,
} from '../../../../tests/support/sign-in.ts'
import { phoneRefOf } from '../codes/phone-ref.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

const right = '135790'
const wrong = '246801'
const agreedTo = { privacy: 1, terms: 1 }
const key = () => newBrowser()

function codesOf(phone: string) {
  const { phoneIndex } = phoneRefOf({ services: portal.services, browserId: '' }, `+86${phone}`)
  return portal.db.selectFrom('one_time_codes').selectAll().where('phone_index', '=', phoneIndex).execute()
}

async function sessionsOf(phone: string) {
  return portal.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('sessions')
    .where('accounts.phone_index', '=', portal.services.cipher.blindIndex(`+86${phone}`, 'accounts.phone'))
    .execute()
}

async function browserWithCode() {
  const from = { browser: newBrowser(), address: newAddress(), key: key() }
  const phone = newPhone()
  expect((await askForCode(portal, phone, from)).code).toBe(0)
  await plantCode(portal, phone, from.browser, right)
  return { phone, from }
}

/** More concurrent requests than an address is allowed: repeated forms use up nothing. */
const often = Array.from({ length: signInRules.codesPerAddressPerHour + 2 })

describe('the same form sent again asks for one code', () => {
  it('one after the other and all at once', async () => {
    for (const isAtOnce of [false, true]) {
      const phone = newPhone()
      const from = { browser: newBrowser(), address: newAddress(), key: key() }
      const send = () => askForCode(portal, phone, from)
      const first = isAtOnce ? null : await send()
      const answers = first ? [first] : await Promise.all([send(), send(), send()])
      for (const _ of often) answers.push(await send())
      for (const { code, data } of answers) {
        expect(code).toBe(0)
        expect(data).toMatchObject({ lifeSeconds: signInRules.codeLifeSeconds })
      }
      expect(await codesOf(phone)).toHaveLength(1)
    }
  })

  it('answers the seconds that are left', async () => {
    const phone = newPhone()
    const from = { browser: newBrowser(), address: newAddress(), key: key() }
    await askForCode(portal, phone, from)
    await passTime(portal, phone, 20)
    expect((await askForCode(portal, phone, from)).data).toMatchObject({ resendAfterSeconds: 40 })
  })

  it('but another form, browser or number is another asking, and after a minute the same form is, too', async () => {
    const { phone, from } = await browserWithCode()
    const another = await askForCode(portal, phone, { ...from, key: key() })
    expect(another.code).toBe(errorTable.tooMany.code)
    const elsewhere = await askForCode(portal, phone, { ...from, browser: newBrowser() })
    expect(elsewhere.code).toBe(errorTable.tooMany.code)
    const otherPhone = newPhone()
    expect((await askForCode(portal, otherPhone, from)).code).toBe(0)
    expect(await codesOf(otherPhone)).toHaveLength(1)
    await passTime(portal, phone, signInRules.resendAfterSeconds)
    expect((await askForCode(portal, phone, from)).code).toBe(0)
    expect(await codesOf(phone)).toHaveLength(2)
  })

  it('says the whole wait after the last code of an hour', async () => {
    const { phone, from } = await browserWithCode()
    for (let turn = 1; turn < signInRules.codesPerHour; turn += 1) {
      await passTime(portal, phone, 61)
      await askForCode(portal, phone, { ...from, address: newAddress(), key: key() })
    }
    const refused = await tryCode(portal, phone, wrong, from)
    const { params } = refused.data as { params: { resendAfterSeconds: number } }
    expect(params.resendAfterSeconds).toBeGreaterThan(3600 - 5 * 61)
  })
})

describe('the same form sent again tries one code', () => {
  it('counts wrong digits once, and other digits or another form anew', async () => {
    const { phone, from } = await browserWithCode()
    const answers = await Promise.all(often.map(() => tryCode(portal, phone, wrong, from)))
    for (const { code, data } of answers) {
      expect(code).toBe(errorTable.codeWrong.code)
      expect(data).toMatchObject({ params: { left: signInRules.triesPerCode - 1 } })
    }
    expect((await codesOf(phone))[0]?.failures).toBe(1)
    await tryCode(portal, phone, '000000', from)
    await tryCode(portal, phone, wrong, { ...from, key: key() })
    await tryCode(portal, phone, wrong, { browser: from.browser })
    expect((await codesOf(phone))[0]?.failures).toBe(4)
  })

  it('starts one session, whose cookie every sending brings', async () => {
    const { phone, from } = await browserWithCode()
    const answers = await Promise.all(often.map(() => tryCode(portal, phone, right, from)))
    const [first] = answers
    for (const { code, cookies } of answers) {
      expect(code).toBe(0)
      expect(cookies.filter((cookie) => cookie.includes('session'))).toEqual(
        first?.cookies.filter((cookie) => cookie.includes('session')),
      )
    }
    expect(await sessionsOf(phone)).toHaveLength(1)
    const who = await postCall(
      portal,
      'identification/v1/session',
      {},
      { browser: from.browser, cookie: cookieHeaderOf(first?.cookies ?? []) },
    )
    expect(who.data).toMatchObject({
      user: { userID: (first?.data as { userID: string } | undefined)?.userID },
    })
  })

  it('in another browser, by another form or without one the code is used up', async () => {
    const { phone, from } = await browserWithCode()
    await tryCode(portal, phone, right, from)
    const others = [{ ...from, browser: newBrowser() }, { ...from, key: key() }, { browser: from.browser }]
    for (const other of others) {
      expect((await tryCode(portal, phone, right, other)).code).toBe(errorTable.codeUnusable.code)
    }
  })

  it.each([
    ['was signed out', sql`ended_at = now()`],
    ['was started a minute ago', sql`created_at = now() - interval '61 seconds'`],
  ])('gives no session back that %s', async (_, changed) => {
    const { phone, from } = await browserWithCode()
    await tryCode(portal, phone, right, from)
    const [session] = await sessionsOf(phone)
    await sql`update sessions set ${changed} where id = ${session?.id}`.execute(portal.db)
    const again = await tryCode(portal, phone, right, from)
    expect(again.code).toBe(errorTable.codeUnusable.code)
    expect(again.cookies.filter((cookie) => cookie.includes('session'))).toEqual([])
  })

  it('a key that is none is refused', async () => {
    const refused = await askForCode(portal, newPhone(), { browser: newBrowser(), key: 'short' })
    expect(refused.code).toBe(errorTable.badRequest.code)
  })
})

describe('every refusal says how long to wait for another code', () => {
  it.each([
    ['digits that are none', '12', agreedTo],
    ['wrong digits', wrong, agreedTo],
    ['a missing consent', right, null],
  ])('%s', async (_, code, consent) => {
    const { phone, from } = await browserWithCode()
    await passTime(portal, phone, 15)
    const refused = await postCall(portal, 'identification/v1/signIn', { phone, code, consent }, from)
    expect(refused.data).toMatchObject({ params: { resendAfterSeconds: 45 } })
    const elsewhere = await tryCode(portal, phone, code, { browser: newBrowser() })
    expect(elsewhere.data).toMatchObject({ params: { resendAfterSeconds: 0 } })
  })
})
