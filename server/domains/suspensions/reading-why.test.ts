import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { suspensionTerms } from '../../../shared/rules/sign-in/suspensions.ts'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  askForCode,
  cookieHeaderOf,
  newAddress,
  newBrowser,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  type SentCall,
  tryCode,
} from '../../../tests/support/sign-in.ts'
import { sendAsStaff } from '../../../tests/support/staff-calls.ts'
import { createAccount, createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { askToLeave, browserOf } from '../../../tests/support/world/deletions.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
let first: TestAccount
let second: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
  ;[first, second] = [
    await createStaff(portal, ['administrator', 'supportAgent']),
    await createStaff(portal, ['administrator', 'supportAgent']),
  ]
  await createStaff(portal, ['administrator'])
})
afterAll(() => portal.close())

const words = '同一晚从三个省登录'
const code = '246802'

async function suspended(): Promise<TestAccount & { mobile: string }> {
  const person = await createAccount(portal)
  const { accountId: userID } = person
  expect(
    (await sendAsStaff(portal, first, 'accountSuspend', { userID, reason: 'takenOver', words })).reason,
  ).toBe('ok')
  await portal.runJobs()
  return { ...person, mobile: person.phone.replace('+86', '') }
}

const lift = (userID: string) =>
  sendAsStaff(portal, second, 'accountLift', { userID, reason: 'mistake', words })

/** Tries to sign in with a code sent to the phone; returns what the browser then stores. */
async function prove(mobile: string, typed = code) {
  const browser = newBrowser()
  await passTime(portal, mobile, 120)
  await askForCode(portal, mobile, { browser, address: newAddress() })
  await plantCode(portal, mobile, browser, code)
  const answer = await tryCode(portal, mobile, typed, { browser })
  return { answer, at: { browser, cookie: cookieHeaderOf(answer.cookies), address: newAddress() } }
}

const info = async (at: SentCall, body: object = {}) =>
  (await postCall(portal, 'identification/v1/suspensionInfo', body, at)).data
const object = (at: SentCall, formKey: string = randomUUID(), body = '当晚我在出差') =>
  postCall(portal, 'identification/v1/suspensionObject', { formKey, body }, at)

const ticketsOf = ({ accountId }: TestAccount) =>
  portal.db.selectFrom('feedback_tickets').select('id').where('account_id', '=', accountId).execute()

const staffAt = ({ token }: TestAccount) => ({
  browser: newBrowser(),
  cookie: `${sessionCookie}=${token}`,
  address: newAddress(),
})

async function linkTo(recipient: string): Promise<string> {
  const texts = (await sentMessages(portal))
    .filter((one) => one.recipient === recipient)
    .map(({ body }) => body)
  return /\/suspended\?link=([\w-]+)/.exec(texts.at(-1) ?? '')?.[1] ?? ''
}

describe('why an account is suspended', () => {
  it('is readable after entering the right code of its phone, only in that browser', async () => {
    const { mobile } = await suspended()
    const { answer, at } = await prove(mobile)
    expect(answer).toMatchObject({ data: { error: 'accountSuspended' } })
    expect(answer.cookies.filter((one) => one.includes('session'))).toEqual([])
    expect(await info(at)).toMatchObject({
      state: 'suspended',
      reason: 'takenOver',
      words,
      since: expect.any(String),
      objectUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const kept = answer.cookies.find((one) => one.startsWith('__Host-yisun_suspension=')) ?? ''
    expect(kept).toMatch(/HttpOnly/)
    expect(kept).toMatch(/Max-Age=3600\b/)
    expect(await info({ browser: newBrowser() })).toEqual({ state: 'closed' })
  })

  it('is not shown without it: no code, a wrong one, another phone’s code', async () => {
    const { mobile } = await suspended()
    const wrong = await prove(mobile, '111111')
    expect(wrong.answer).toMatchObject({ data: { error: 'codeWrong' } })
    expect(await info(wrong.at)).toEqual({ state: 'closed' })
    const browser = newBrowser()
    await passTime(portal, mobile, 120)
    const sent = await askForCode(portal, mobile, { browser, address: newAddress() })
    expect(await info({ browser, cookie: cookieHeaderOf(sent.cookies) })).toEqual({ state: 'closed' })
    const other = await createAccount(portal)
    const theirs = await prove(other.phone.replace('+86', ''))
    expect(await info(theirs.at)).toEqual({ state: 'closed' })
    expect(await object(theirs.at)).toMatchObject({ code: 5001 })
  })

  it('is read by the link of its message, which neither an altered link nor one about something else opens', async () => {
    const person = await suspended()
    const secret = await linkTo(person.phone)
    expect(secret).toHaveLength(44)
    const at = () => ({ browser: newBrowser() })
    expect(await info(at(), { token: secret })).toMatchObject({ state: 'suspended', words })
    const leaver = await createAccount(portal)
    expect(await askToLeave(portal, browserOf(leaver))).toMatchObject({ code: 0 })
    await portal.runJobs()
    const texts = (await sentMessages(portal)).filter(({ recipient }) => recipient === leaver.phone)
    const foreign = /accountDeletion\?link=([\w-]+)/.exec(texts.at(-1)?.body ?? '')?.[1] ?? ''
    expect(foreign).toHaveLength(44)
    const altered = secret.slice(0, 43) + (secret.endsWith('_') ? '-' : '_')
    for (const token of [foreign, secret.slice(1), altered, 'A'.repeat(44), "' or true --"])
      expect([token, await info(at(), { token })]).toEqual([token, { state: 'closed' }])
  })

  it('is over once it is lifted, for old links too', async () => {
    const person = await suspended()
    const { at } = await prove(person.mobile)
    expect((await lift(person.accountId)).reason).toBe('ok')
    expect(await info(at)).toEqual({ state: 'lifted' })
    const old = { token: await linkTo(person.phone) }
    expect(await info({ browser: newBrowser() }, old)).toEqual({ state: 'lifted' })
    expect(await object(at)).toMatchObject({ code: 5001 })
  })
})

describe('an objection without a session', () => {
  it('is a complaint of the person, once, kept from whoever suspended them, answered to their phone', async () => {
    const person = await suspended()
    const { at } = await prove(person.mobile)
    const formKey = randomUUID()
    const sent = await object(at, formKey)
    expect(sent.data).toMatchObject({
      reference: expect.stringMatching(/^FK-/),
      code: expect.any(String),
      isContacted: true,
    })
    expect((await object(at, formKey)).data).toEqual(sent.data)
    const tickets = await portal.db
      .selectFrom('feedback_tickets')
      .select(['id', 'kind', 'topic', 'contact_channel'])
      .where('account_id', '=', person.accountId)
      .execute()
    expect(tickets).toMatchObject([{ kind: 'complaint', topic: 'account', contact_channel: 'sms' }])
    const ticketId = tickets[0]?.id ?? ''
    const take = async (by: TestAccount) =>
      (await postCall(portal, 'staff/v1/look', { kind: 'feedback', id: ticketId }, staffAt(by))).code
    expect(await take(first)).toBe(errorTable.ownInterest.code)
    expect(await take(second)).toBe(0)
    const { reference, code: opening } = sent.data as { reference: string; code: string }
    const elsewhere = { browser: newBrowser(), address: newAddress() }
    const opened = await postCall(portal, 'support/feedback/open', { reference, code: opening }, elsewhere)
    expect(opened.code).toBe(0)
  })

  it('is one of a suspension: a second is refused, by its link as by a code, and the first is told', async () => {
    const person = await suspended()
    const { at } = await prove(person.mobile)
    const byLink = { browser: newBrowser(), address: newAddress() }
    const token = await linkTo(person.phone)
    expect(await info(at)).toMatchObject({ objection: null })
    const { data } = await object(at)
    const { reference, dueOn } = data as { reference: string; dueOn: string }
    const told = { objection: { reference, sentAt: expect.any(String), answerBy: dueOn } }
    expect(await info(at)).toMatchObject(told)
    expect(await info(byLink, { token })).toMatchObject(told)
    const second = { formKey: randomUUID(), body: '再说一次' }
    const refused = { code: errorTable.illegalTransition.code }
    expect(await object(at)).toMatchObject(refused)
    const sent = { ...second, token }
    expect(await postCall(portal, 'identification/v1/suspensionObject', sent, byLink)).toMatchObject(refused)
    const again = await prove(person.mobile)
    expect(await object(again.at)).toMatchObject(refused)
    expect(await ticketsOf(person)).toHaveLength(1)
  })

  it('can be made anew once the first is closed, and of a later suspension', async () => {
    const person = await suspended()
    // What was written before is no objection.
    const before = { received_at: sql<Date>`now() - interval '1 day'` }
    const { at } = await prove(person.mobile)
    const first = await object(at)
    await portal.db
      .updateTable('feedback_tickets')
      .set(before)
      .where('account_id', '=', person.accountId)
      .execute()
    expect(await info(at)).toMatchObject({ objection: null })
    const next = await object(at)
    expect([first.code, next.code]).toEqual([0, 0])
    const { reference } = next.data as { reference: string }
    await portal.db
      .updateTable('feedback_tickets')
      .set({ state: 'answered', due_on: null })
      .where('reference', '=', reference)
      .execute()
    expect(await info(at)).toMatchObject({ objection: { reference, answerBy: null } })
    await portal.db
      .updateTable('feedback_tickets')
      .set({ state: 'closed' })
      .where('reference', '=', reference)
      .execute()
    expect(await info(at)).toMatchObject({ objection: null })
    expect(await object(at)).toMatchObject({ code: 0 })
  })

  it('fills nobody’s queue: of many sent at once, from however many addresses, one is taken', async () => {
    const person = await suspended()
    const { at } = await prove(person.mobile)
    const sent = await Promise.all(Array.from({ length: 8 }, () => object({ ...at, address: newAddress() })))
    expect(sent.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([0, errorTable.illegalTransition.code]))
    expect(await ticketsOf(person)).toHaveLength(1)
  })

  it('goes from whatever address and number the account has', async () => {
    const { cipher } = portal.services
    for (const [typed, channel] of [
      ["sean.o'brien@river.example", 'mail'],
      // A number in its country's former format.
      ['+8619912', 'sms'],
    ] as const) {
      const person = await suspended()
      const { at } = await prove(person.mobile)
      await portal.db
        .updateTable('accounts')
        .set(
          channel === 'mail'
            ? { email_encrypted: cipher.encrypt(typed, 'accounts.email') }
            : { phone_encrypted: cipher.encrypt(typed, 'accounts.phone') },
        )
        .where('id', '=', person.accountId)
        .execute()
      expect((await object(at)).data).toMatchObject({ isContacted: true })
      const ticket = await portal.db
        .selectFrom('feedback_tickets')
        .select(['contact_channel', 'contact_encrypted'])
        .where('account_id', '=', person.accountId)
        .executeTakeFirstOrThrow()
      expect(ticket.contact_channel).toBe(channel)
      expect(cipher.decrypt(ticket.contact_encrypted ?? '', 'feedback_tickets.contact')).toBe(typed)
    }
  })

  it('is taken until its last day, and refused after it', async () => {
    const { accountId, mobile } = await suspended()
    const { at } = await prove(mobile)
    const since = (days: number) =>
      portal.db
        .updateTable('account_suspensions')
        .set({ suspended_at: sql<Date>`now() - make_interval(days => ${days})` })
        .where('account_id', '=', accountId)
        .execute()
    // One day's tolerance: midnight may pass between two calls.
    await since(suspensionTerms.objectionDays - 1)
    expect(await info(at)).toMatchObject({ state: 'suspended', mayObject: true })
    expect(await object(at)).toMatchObject({ code: 0 })
    await since(suspensionTerms.objectionDays + 1)
    expect(await info(at)).toMatchObject({ state: 'suspended', mayObject: false })
    expect(await object(at)).toMatchObject({ code: errorTable.illegalTransition.code })
  })

  it('needs words', async () => {
    const { mobile } = await suspended()
    const { at } = await prove(mobile)
    expect(await object(at, randomUUID(), ' ')).toMatchObject({
      data: { error: 'invalidInput', fields: { body: { reason: 'required' } } },
    })
  })
})
