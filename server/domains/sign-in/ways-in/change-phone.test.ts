import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  signInOverHttp,
} from '../../../../tests/support/sign-in.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'

let portal: TestPortal
let otherNode: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
  otherNode = await openPortal({ database: new URL(portal.appUrl).pathname.slice(1) })
})
afterAll(async () => {
  await portal.close()
  await otherNode.close()
})

type Person = { browser: string; cookie: string }
const right = '135790'

async function askNew(phone: string, from: Person) {
  const address = newAddress()
  return postCall(
    portal,
    'identification/v1/sendSms',
    { phone, purpose: 'changePhone' },
    { ...from, address },
  )
}

function change(phone: string, code: string, from: Person) {
  return postCall(portal, 'usercenter/phonechange', { phone, code }, from)
}

async function changeTo(phone: string, from: Person) {
  expect((await askNew(phone, from)).code).toBe(0)
  await plantCode(portal, phone, from.browser, right, 'changePhone')
  return change(phone, right, from)
}

/** Moves the session's last proof of identity that many minutes into the past. */
async function ageIdentity(minutes: number) {
  await portal.db
    .updateTable('sessions')
    .set({ identity_proven_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .execute()
}

const whoAmI = async (node: TestPortal, { browser, cookie }: Person) =>
  (await postCall(node, 'usercenter/waysin', {}, { browser, cookie })).status

describe('changing the phone', () => {
  it('ends every other session at its next request on every node, and the old number signs in no more (trust 8)', async () => {
    const [old, phone] = [newPhone(), newPhone()]
    const elsewhere = await signInOverHttp(portal, old)
    await passTime(portal, old, 61)
    const here = await signInOverHttp(portal, old)
    expect(await changeTo(phone, here)).toMatchObject({ code: 0 })
    expect(await whoAmI(otherNode, elsewhere)).toBe(403)
    expect(await whoAmI(otherNode, here)).toBe(200)
    const account = await portal.db
      .selectFrom('accounts')
      .select(['id', 'phone_encrypted'])
      .where('phone_index', '=', portal.services.cipher.blindIndex(`+86${phone}`, 'accounts.phone'))
      .executeTakeFirstOrThrow()
    expect(portal.services.cipher.decrypt(account.phone_encrypted ?? '', 'accounts.phone')).toBe(
      `+86${phone}`,
    )
    await passTime(portal, phone, 61)
    const again = await signInOverHttp(portal, phone)
    const { data } = await postCall(portal, 'identification/v1/session', {}, again)
    expect(data).toMatchObject({ user: { userID: account.id } })
    await passTime(portal, old, 61)
    const stranger = await signInOverHttp(portal, old)
    const other = await postCall(portal, 'identification/v1/session', {}, stranger)
    expect(other.data).not.toMatchObject({ user: { userID: account.id } })
  })

  it('tells both numbers, and the audit', async () => {
    const [old, phone] = [newPhone(), newPhone()]
    const here = await signInOverHttp(portal, old)
    await changeTo(phone, here)
    await portal.runJobs()
    const told = (await sentMessages(portal)).filter(({ body }) => !/验证码/.test(body))
    for (const number of [old, phone])
      expect(told.filter(({ recipient }) => recipient === `+86${number}`)).toHaveLength(1)
    const entry = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'after'])
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ kind: 'account.phoneChanged', after: { endedSessions: 0 } })
  })

  it('needs the old number too: where it was shown too long ago, a code to it comes first (trust 9)', async () => {
    const [old, phone] = [newPhone(), newPhone()]
    const here = await signInOverHttp(portal, old)
    await ageIdentity(16)
    expect((await changeTo(phone, here)).code).toBe(errorTable.stepUpNeeded.code)
    await passTime(portal, old, 61)
    const sent = await postCall(portal, 'identification/v1/sendSms', { purpose: 'confirmIdentity' }, here)
    expect(sent.code).toBe(0)
    await plantCode(portal, old, here.browser, right, 'confirmIdentity')
    const wrong = await postCall(portal, 'usercenter/identityconfirm', { code: '246801' }, here)
    expect(wrong).toMatchObject({ code: errorTable.codeWrong.code, data: { params: { left: 4 } } })
    expect((await change(phone, right, here)).code).toBe(errorTable.stepUpNeeded.code)
    expect((await postCall(portal, 'usercenter/identityconfirm', { code: right }, here)).code).toBe(0)
    expect((await change(phone, right, here)).code).toBe(0)
  })

  it('takes no code that was sent for something else, to another number or in another browser (trust 4)', async () => {
    const [old, phone] = [newPhone(), newPhone()]
    const here = await signInOverHttp(portal, old)
    await postCall(
      portal,
      'identification/v1/sendSms',
      { phone, purpose: 'signIn' },
      { ...here, address: newAddress() },
    )
    await plantCode(portal, phone, here.browser, right)
    expect((await change(phone, right, here)).code).toBe(errorTable.codeUnusable.code)
    await passTime(portal, phone, 61)
    expect((await askNew(phone, here)).code).toBe(0)
    await plantCode(portal, phone, here.browser, right, 'changePhone')
    expect((await change(newPhone(), right, here)).code).toBe(errorTable.codeUnusable.code)
    expect((await change(phone, right, { ...here, browser: newBrowser() })).code).toBe(
      errorTable.codeUnusable.code,
    )
  })

  it('counts 30 wrong codes at once and kills the code (trust 2)', async () => {
    const phone = newPhone()
    const here = await signInOverHttp(portal, newPhone())
    await askNew(phone, here)
    await plantCode(portal, phone, here.browser, right, 'changePhone')
    await Promise.all(Array.from({ length: 30 }, () => change(phone, '246801', here)))
    expect((await change(phone, right, here)).code).not.toBe(0)
  })

  it('says that a number is taken to nobody but who holds it, and answers both alike before (trust 5)', async () => {
    const [taken, free] = [newPhone(), newPhone()]
    await signInOverHttp(portal, taken)
    await passTime(portal, taken, 61)
    const here = await signInOverHttp(portal, newPhone())
    const [known, unknown] = [await askNew(taken, here), await askNew(free, here)]
    expect({ ...known, traceId: null }).toEqual({ ...unknown, traceId: null })
    const [guess, guessFree] = [await change(taken, '246801', here), await change(free, '246801', here)]
    expect(guess.code).toBe(errorTable.codeWrong.code)
    expect(guess.code).toBe(guessFree.code)
    await plantCode(portal, taken, here.browser, right, 'changePhone')
    expect((await change(taken, right, here)).code).toBe(errorTable.phoneTaken.code)
  })

  it('of staff takes their second factor, a text message is not enough (trust 9)', async () => {
    const member = await createStaff(portal, ['reviewer'])
    await ageIdentity(0)
    await portal.db
      .updateTable('sessions')
      .set({ identity_proven_by: 'phone', step_up_at: null })
      .where('account_id', '=', member.accountId)
      .execute()
    const from = { browser: newBrowser(), cookie: `__Host-yisun_session=${member.token}` }
    expect((await changeTo(newPhone(), from)).code).toBe(errorTable.stepUpNeeded.code)
  })
})
