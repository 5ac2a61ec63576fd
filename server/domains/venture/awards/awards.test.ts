import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { awardSteps } from '../../../../tests/support/world/venture/award-steps.ts'
import {
  createAgreedAward,
  createAward,
  createBudget,
  grant,
  managerApi,
  selectEntry,
  setNotice,
  usualTerms,
} from '../../../../tests/support/world/venture/awards.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const { ofTeam, manager, detailsOf, noticesOf, today, pay, report } = awardSteps(() => portal)

describe('an award', () => {
  it('is given once to a selected entry, and never beyond the budget of its round, a hundred at once (trust 39, 60)', async () => {
    const roundId = await createBudget(portal, 50 * 1_000 + 999)
    const first = await selectEntry(portal, roundId, await createTeam(portal))
    const source = await portal.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', first.applicationId)
      .executeTakeFirstOrThrow()
    const entries: string[] = []
    for (let n = 0; n < 100; n += 1) {
      const { teamId } = await createTeam(portal)
      const { id: application_id } = await portal.db
        .insertInto('applications')
        .values({ ...(source as object), id: randomUUID(), reference: `SQ-T-${n}`, team_id: teamId } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      const entry = await portal.db
        .insertInto('venture_entries')
        .values({
          ...{ reference: `SQ-T-${n}`, edition: 700, team_id: teamId, organisation_id: null, application_id },
          ...{ round_number: Number(roundId), state: 'selected', track: null, title_encrypted: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      entries.push(entry.id)
    }
    const outcomes = await Promise.allSettled(entries.map((entryId) => grant(portal, entryId, 1_000)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    const refused = outcomes.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({
      reason: { reason: 'invalidInput', details: { fields: { amount: { reason: 'tooLarge', limit: 999 } } } },
    })
    const { sum } = await portal.db
      .selectFrom('venture_awards')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('round_number', '=', Number(roundId))
      .executeTakeFirstOrThrow()
    expect(Number(sum)).toBe(50_000)
    const given = entries[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    await expect(grant(portal, given, 1)).rejects.toMatchObject({ reason: 'conflict' })
  })

  it('is not given to an entry that is not selected', async () => {
    const roundId = await createBudget(portal, 1_000)
    const { entryId } = await selectEntry(portal, roundId, await createTeam(portal))
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'decided' })
      .where('id', '=', entryId)
      .execute()
    await expect(grant(portal, entryId, 1)).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('is paid once the public notice has ended, and not before', async () => {
    const award = await createAgreedAward(portal)
    await setNotice(portal, award.awardId, 'public_notice')
    expect(await detailsOf(award)).toMatchObject({ isNoticeOver: false })
    await expect(pay(award, 0)).rejects.toThrow('illegalTransition')
    await setNotice(portal, award.awardId, 'final')
    expect(await pay(award, 0)).toMatchObject({ state: 'paid' })
    expect(await detailsOf(award)).toMatchObject({ isNoticeOver: true, paid: 25_000 })
  })

  it('is read by its team and by those who run the programme alone (trust 11, 60)', async () => {
    const award = await createAward(portal)
    const { awardId, applicationId } = award
    expect(await detailsOf(award)).toMatchObject({ state: 'awarded', amount: 50_000, paid: 0, canSign: true })
    expect(await (await ofTeam(award.team)).find({ applicationId })).toEqual({ awardId })
    const stranger = await ofTeam(await createTeam(portal))
    await expect(stranger.details({ awardId })).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(stranger.find({ applicationId })).rejects.toMatchObject({ reason: 'notAvailable' })
    const judge = await portal.api({ token: (await createStaff(portal, ['judge'])).token })
    await expect(judge.ventureAwardsStaff.detail({ awardId })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
  })
})

describe('a report', () => {
  it('is kept as typed, sent when complete, returned with a reason, and accepted', async () => {
    const award = await createAgreedAward(portal)
    const calls = await ofTeam(award.team)
    const { reports } = await calls.details({ awardId: award.awardId })
    const { reportId = '', questions = [] } = reports[0] ?? {}
    expect(questions.map(({ key }) => key)).toEqual(['done', 'changed', 'spent', 'next'])
    const mine = { TeamID: award.team.teamId, reportId }
    await calls.report({ ...mine, answers: { done: '跑通了一个村', spent: '很多' }, isSent: false })
    await expect(calls.report({ ...mine, answers: {}, isSent: true })).rejects.toMatchObject({
      details: {
        fields: { 'answers.changed': { reason: 'required' }, 'answers.spent': { reason: 'number' } },
      },
    })
    const answers = { changed: '没有', spent: '1200', next: '再跑一个村' }
    const sent = await calls.report({ ...mine, answers, isSent: true })
    await expect(calls.report({ ...mine, answers, isSent: false })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    const staff = await manager()
    const { version } = sent
    await expect(staff.report({ reportId, version, action: 'return' })).rejects.toMatchObject({
      details: { fields: { reason: { reason: 'required' } } },
    })
    await staff.report({ reportId, version, action: 'return', reason: '写明钱花在哪里' })
    expect((await detailsOf(award)).reports[0]).toMatchObject({
      state: 'returned',
      returnedBecause: '写明钱花在哪里',
    })
    const again = await calls.report({ ...mine, answers: { next: '再跑两个村' }, isSent: true })
    await staff.report({ reportId, version: again.version, action: 'accept' })
    expect((await detailsOf(award)).reports[0]).toMatchObject({ state: 'accepted', returnedBecause: null })
    expect(await noticesOf(award.team)).toContainEqual(expect.stringContaining('的报告已收下'))
  })

  it('is for later until something is paid and its day comes near, or until it is begun', async () => {
    const award = await createAgreedAward(portal)
    const setDay = (days: number) =>
      portal.db
        .updateTable('venture_reports')
        .set({ due_on: sql`(now() at time zone 'Asia/Shanghai')::date + ${days}::integer` as never })
        .where('award_id', '=', award.awardId)
        .execute()
    const midterm = async () => {
      const { reports } = await detailsOf(award)
      const { isTime, awaitsMoney, fromOn, dueOn, reportId } =
        reports.find(({ kind }) => kind === 'midterm') ?? reports[0] ?? {}
      return { isTime, awaitsMoney, reportId, early: Date.parse(dueOn ?? '') - Date.parse(fromOn ?? '') }
    }
    await setDay(10)
    expect(await midterm()).toMatchObject({ isTime: false, awaitsMoney: true, early: 60 * 86_400_000 })
    await pay(award, 0)
    expect(await midterm()).toMatchObject({ isTime: true, awaitsMoney: false })
    await setDay(61)
    const { reportId = '', isTime } = await midterm()
    expect(isTime).toBe(false)
    const early = { TeamID: award.team.teamId, reportId, answers: { done: '早一点写' }, isSent: false }
    await (await ofTeam(award.team)).report(early)
    expect(await midterm()).toMatchObject({ isTime: true })
    await setDay(60)
    expect((await detailsOf(award)).reports.every((report) => report.isTime)).toBe(true)
  })

  it('is reminded of once when its day comes', async () => {
    const award = await createAgreedAward(portal)
    const runClock = async () => {
      await portal.services.enqueue(portal.db, 'award-clock', {})
      await portal.runJobs()
    }
    await portal.db
      .updateTable('venture_reports')
      .set({ due_on: sql`(now() at time zone 'Asia/Shanghai')::date + 7` as never })
      .where('award_id', '=', award.awardId)
      .where('kind', '=', 'midterm')
      .execute()
    await portal.db
      .updateTable('venture_reports')
      .set({ due_on: sql`(now() at time zone 'Asia/Shanghai')::date + 8` as never })
      .where('kind', '=', 'closing')
      .execute()
    await runClock()
    await runClock()
    const titles = await noticesOf(award.team)
    expect(titles.filter((title) => title.includes('的报告要交了'))).toHaveLength(1)
  })
})

describe('the end', () => {
  it('closes what is reported and paid, and nothing before', async () => {
    const award = await createAgreedAward(portal)
    const staff = await manager()
    const close = async () => {
      const { version } = await staff.detail({ awardId: award.awardId })
      return staff.end({ awardId: award.awardId, version, action: 'close' })
    }
    await pay(award, 0)
    await report(award, 'midterm')
    await pay(award, 1)
    await expect(close()).rejects.toMatchObject({ reason: 'illegalTransition' })
    await report(award, 'closing')
    await pay(award, 2)
    expect(await close()).toMatchObject({ state: 'closed' })
    expect(await detailsOf(award)).toMatchObject({ state: 'closed', paid: 50_000, open: 0 })
    const list = await staff.list({ edition: (await detailsOf(award)).edition })
    expect(list).toMatchObject({
      items: [{ paid: 50_000 }],
      sums: { count: 1, awarded: 50_000, paid: 50_000, open: 0 },
    })
    expect((await staff.list({})).editions.length).toBeGreaterThan(1)
  })
})

describe('the public', () => {
  it('reads what was awarded and paid once it is agreed, and takes it away as 360Giving', async () => {
    const before = await createAward(portal, { edition: 4 })
    const visitor = await portal.api()
    const list = () => visitor.venture.editionEntries({ editionID: '4' })
    expect(await list()).toMatchObject({ items: [], all: 0 })
    const { ventureAwardsStaff: staff } = await managerApi(portal)
    const { awardId, team } = before
    await staff.propose({ awardId, version: 1, ...usualTerms })
    expect((await list()).all).toBe(0)
    const { agreements, title, recipient } = await detailsOf(before)
    const hash = agreements[0]?.hash ?? ''
    await (await ofTeam(team)).agree({ TeamID: team.teamId, awardId, number: 1, hash })
    await setNotice(portal, awardId, 'final')
    await pay(before, 0)
    const { items, all, total, pageCount } = await list()
    expect([all, total, pageCount]).toEqual([1, 1, 1])
    expect(items[0]).toMatchObject({
      ...{ title, maker: recipient, state: 'running', awarded: 50_000, amount: 25_000 },
      awardedOn: await today(),
    })
    expect(await visitor.venture.editionEntries({ editionID: '4', classId: '301' })).toMatchObject({
      ...{ items: [], total: 0, all: 1 },
    })
  })
})
