import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  signInOverHttp,
  tryCode,
} from '../../../tests/support/sign-in.ts'
import { sendAsStaff } from '../../../tests/support/staff-calls.ts'
import {
  createAccount,
  createSession,
  createStaff,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import {
  askToLeave,
  browserOf,
  callFrom,
  deletedAmong,
  passDays,
  runDeletions,
} from '../../../tests/support/world/deletions.ts'
import { waitingStatements } from '../../../tests/support/world/waiting-statements.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

/** A person who has requested deletion, which signed them out. */
async function leaver(): Promise<TestAccount> {
  const person = await createAccount(portal)
  expect(await askToLeave(portal, browserOf(person))).toMatchObject({ code: 0 })
  await portal.runJobs()
  return person
}

/** The same person, signed in again. */
const back = async (person: TestAccount) =>
  browserOf({ ...person, token: await createSession(portal, person.accountId) })

const withdraw = async (person: TestAccount) =>
  callFrom(portal, await back(person), 'usercenter/v1/deletionWithdraw')

const mine = async (person: TestAccount) => (await portal.api({ token: person.token })).privacy.mine({})

const textsTo = async (person: TestAccount) =>
  (await sentMessages(portal)).filter(({ recipient }) => recipient === person.phone).map(({ body }) => body)

const secretIn = (text = '') => /\/accountDeletion\?link=([\w-]+)/.exec(text)?.[1] ?? ''

const entriesOf = (person: TestAccount, kind: string) =>
  portal.db
    .selectFrom('audit_events')
    .select(['account_id', 'after'])
    .where('kind', '=', kind)
    .where('subject_id', '=', person.accountId)
    .execute()

describe('a deletion under way', () => {
  it('is not withdrawn by signing in, which leads to what is planned', async () => {
    const person = await leaver()
    const phone = person.phone.replace('+86', '')
    await passTime(portal, phone, 120)
    const { cookie, browser } = await signInOverHttp(portal, phone)
    const at = { browser, cookie }
    expect((await postCall(portal, 'usercenter/v1/privacy', {}, at)).data).toMatchObject({
      leaving: { dueAt: expect.any(String), requestedAt: expect.any(String) },
    })
    expect((await postCall(portal, 'usercenter/v1/waiting', {}, at)).data).toMatchObject({
      waiting: expect.arrayContaining([expect.objectContaining({ kind: 'deletion' })]),
    })
    expect(await runDeletions(portal)).toEqual([])
    expect((await textsTo(person)).join()).not.toContain('注销已撤回')
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [person])).toEqual([true])
  })

  it('says so to who signs in by code, and to nobody else', async () => {
    const person = await leaver()
    const phone = person.phone.replace('+86', '')
    const outcome = async () => {
      await passTime(portal, phone, 120)
      const browser = newBrowser()
      await askForCode(portal, phone, { browser, address: newAddress() })
      await plantCode(portal, phone, browser, '135790')
      return tryCode(portal, phone, '135790', { browser })
    }
    expect((await outcome()).data).toMatchObject({ isLeaving: true })
    expect(await withdraw(person)).toMatchObject({ code: 0 })
    expect((await outcome()).data).toMatchObject({ isLeaving: false })
  })

  it('is withdrawn by a press, which is told, recorded and done once', async () => {
    const person = await leaver()
    const other = await leaver()
    expect(await withdraw(person)).toMatchObject({ code: 0, data: {} })
    expect(await withdraw(person)).toMatchObject({ data: { error: 'illegalTransition' } })
    await portal.runJobs()
    expect((await textsTo(person)).filter((text) => text.includes('注销已撤回'))).toHaveLength(1)
    expect(await entriesOf(person, 'account.deletionWithdrawn')).toMatchObject([
      { account_id: person.accountId, after: { deletion: expect.any(String) } },
    ])
    expect((await mine({ ...person, token: (await back(person)).person.token })).leaving).toBeNull()
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [person, other])).toEqual([false, true])
    // After cancelling, a new request gets the whole waiting period.
    expect(await askToLeave(portal, await back(person))).toMatchObject({ code: 0 })
  })

  it('cannot be asked for twice: the day does not move', async () => {
    const person = await leaver()
    const dueAt = async () => (await mine((await back(person)).person)).leaving?.dueAt
    const before = await dueAt()
    expect(await askToLeave(portal, await back(person))).toMatchObject({ data: { error: 'conflict' } })
    expect(await dueAt()).toBe(before)
  })

  it('and withdrawn at the same moment ends one way: kept and said, or gone and refused', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, leaver))
    const browsers = await Promise.all(people.map(back))
    await passDays(portal, 7)
    await portal.services.enqueue(portal.db, 'delete-accounts', {})
    const [answers, { failures }] = await Promise.all([
      Promise.all(browsers.map((at) => callFrom(portal, at, 'usercenter/v1/deletionWithdraw'))),
      portal.runJobs(),
    ])
    expect(failures).toEqual([])
    const kept = answers.map(({ code }) => code === 0)
    expect(await deletedAmong(portal, people)).toEqual(kept.map((one) => !one))
    for (const [index, person] of people.entries()) {
      const said = [
        await entriesOf(person, 'account.deletionWithdrawn'),
        await entriesOf(person, 'account.deleted'),
      ]
      expect(said.map(({ length }) => length)).toEqual(kept[index] ? [1, 0] : [0, 1])
    }
  })

  /**
   * Twelve concurrent calls rarely overlap closely enough for one to wait for the other, so here each is
   * stopped half-way, to show that the withdrawal checks whether the deletion is done.
   */
  it.each([
    ['was done while its withdrawal waited is refused, and said to nobody', 'the deletion'],
    ['was withdrawn while the job waited is not carried out', 'the withdrawal'],
  ])('which %s', async (_, first) => {
    const person = await leaver()
    const at = await back(person)
    await passDays(portal, 7)
    await portal.services.enqueue(portal.db, 'delete-accounts', {})
    const acts = [
      () => portal.runJobs(),
      () => callFrom(portal, at, 'usercenter/v1/deletionWithdraw'),
    ] as const
    const gate = new pg.Client({ connectionString: portal.ownerUrl })
    await gate.connect()
    try {
      await gate.query('begin')
      // After its own row, the deletion locks the account, and the withdrawal writes to the audit.
      if (first === 'the deletion')
        await gate.query('select from accounts where id = $1 for update', [person.accountId])
      else await gate.query('select pg_advisory_xact_lock(4201)')
      const [before, after] = first === 'the deletion' ? acts : acts.toReversed()
      const begun = before?.()
      await expect.poll(() => waitingStatements(portal), { timeout: 50_000 }).toBe(1)
      const waiting = after?.()
      await expect.poll(() => waitingStatements(portal), { timeout: 50_000 }).toBe(2)
      await gate.query('commit')
      await Promise.all([begun, waiting])
      const isDeleted = first === 'the deletion'
      expect(await deletedAmong(portal, [person])).toEqual([isDeleted])
      const said = [
        await entriesOf(person, 'account.deletionWithdrawn'),
        await entriesOf(person, 'account.deleted'),
      ]
      expect(said.map(({ length }) => length)).toEqual(isDeleted ? [0, 1] : [1, 0])
    } finally {
      await gate.end()
    }
  })

  it('is withdrawn by nobody else: a visitor, another account', async () => {
    const person = await leaver()
    const visitor = await postCall(portal, 'usercenter/v1/deletionWithdraw', {}, { browser: newBrowser() })
    expect(visitor.status).toBe(403)
    const other = await callFrom(
      portal,
      browserOf(await createAccount(portal)),
      'usercenter/v1/deletionWithdraw',
    )
    expect(other).toMatchObject({ data: { error: 'illegalTransition' } })
    expect((await mine((await back(person)).person)).leaving).not.toBeNull()
  })

  it('begins its waiting time anew where staff lift a suspension, which is told and recorded', async () => {
    const [first, second] = [
      await createStaff(portal, ['administrator']),
      await createStaff(portal, ['administrator']),
    ]
    await createStaff(portal, ['administrator'])
    const person = await leaver()
    const { accountId: userID } = person
    const words = { words: '登录地点异常' }
    const done = await sendAsStaff(portal, first, 'accountSuspend', { userID, reason: 'takenOver', ...words })
    expect(done.reason).toBe('ok')
    await passDays(portal, 8)
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [person])).toEqual([false])
    expect(
      (await sendAsStaff(portal, second, 'accountLift', { userID, reason: 'cleared', ...words })).reason,
    ).toBe('ok')
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [person])).toEqual([false])
    expect((await textsTo(person)).filter((text) => text.includes('账户将于'))).toHaveLength(2)
    expect(await entriesOf(person, 'account.deletionRestarted')).toMatchObject([
      { account_id: second.accountId },
    ])
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [person])).toEqual([true])
  })
})

describe('the link of its message', () => {
  const info = (token: string) =>
    postCall(portal, 'identification/v1/deletionInfo', { token }, { browser: newBrowser() })

  it('is read without signing in, in every state, and changes nothing', async () => {
    const person = await leaver()
    const secret = secretIn((await textsTo(person)).at(-1))
    expect(secret).toHaveLength(44)
    const read = await info(secret)
    expect(read.data).toMatchObject({
      state: 'planned',
      dueAt: (await mine((await back(person)).person)).leaving?.dueAt,
    })
    // Whoever holds the link learns the days, but not whose account it is.
    expect(Object.keys(read.data as object).sort()).toEqual(['dueAt', 'requestedAt', 'state'])
    expect(await withdraw(person)).toMatchObject({ code: 0 })
    expect((await info(secret)).data).toMatchObject({ state: 'withdrawn' })
    const gone = await leaver()
    const left = secretIn((await textsTo(gone)).at(-1))
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect((await info(left)).data).toMatchObject({ state: 'done' })
  })

  it('stands in the message alone, neither in the inbox nor in the database', async () => {
    const person = await leaver()
    const secret = secretIn((await textsTo(person)).at(-1))
    const { rows } = await sql<{ link: string }>`select link from notifications
      where account_id = ${person.accountId} and template = 'deletion_requested'`.execute(portal.db)
    expect(rows).toEqual([{ link: leavingPage }])
    expect(secret).not.toBe('')
  })

  it('opens nothing when it was altered, cut or made up', async () => {
    const [person, other] = [await leaver(), await leaver()]
    const [secret, theirs] = [
      secretIn((await textsTo(person)).at(-1)),
      secretIn((await textsTo(other)).at(-1)),
    ]
    const bad = [
      ...[
        `${theirs.slice(0, 22)}${secret.slice(22)}`,
        secret.slice(0, 43),
        `${secret}A`,
        secret.toLowerCase(),
      ],
      ...['A'.repeat(44), '-'.repeat(44), 'x', '../../etc/passwd', "' or 1=1 --", '０'.repeat(44)],
    ]
    for (const token of bad) expect([token, (await info(token)).data]).toEqual([token, { state: 'closed' }])
  })

  it('goes out of the address into the browser, which opens it again without', async () => {
    const person = await leaver()
    const browser = newBrowser()
    const read = await postCall(
      portal,
      'identification/v1/deletionInfo',
      { token: secretIn((await textsTo(person)).at(-1)) },
      { browser },
    )
    const kept = read.cookies.find((one) => one.startsWith('__Host-yisun_deletion=')) ?? ''
    expect(kept).toMatch(/HttpOnly/)
    const cookie = kept.split(';')[0] ?? ''
    const again = await postCall(portal, 'identification/v1/deletionInfo', {}, { browser, cookie })
    expect(again.data).toMatchObject({ state: 'planned' })
  })
})
