import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrancheAction } from '../../../../shared/rules/venture/award-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createStaff,
  createTeam,
  type TestTeam,
} from '../../../../tests/support/world/actors.ts'
import {
  createAgreedAward,
  createAward,
  createBudget,
  grant,
  managerApi,
  selectEntry,
  setNotice,
  type TestAward,
  usualTerms,
} from '../../../../tests/support/world/venture/awards.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const ofTeam = async ({ superAdmin }: TestTeam) =>
  (await portal.api({ token: superAdmin.token })).ventureAwards
const manager = async () => (await managerApi(portal)).ventureAwardsStaff
const detailsOf = async ({ team, awardId }: TestAward) => (await ofTeam(team)).details({ awardId })
const noticesOf = async ({ superAdmin }: TestTeam) => {
  const { messages } = await portal.api({ token: superAdmin.token })
  return (await messages.describeMessageList({})).list.map(({ title }) => title)
}
const today = async () => {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`.execute(portal.db)
  return rows[0]?.day ?? ''
}
let references = 0
const payment = async () => ({ paidOn: await today(), bankReference: `TT 2026 ${++references}` })

/** Pays a tranche by two persons. */
async function pay(award: TestAward, index: number) {
  const [one, other] = [await manager(), await manager()]
  const { tranches } = await one.detail({ awardId: award.awardId })
  const { trancheId = '', version = 0 } = tranches[index] ?? {}
  const proposed = await one.tranche({ trancheId, version, action: 'propose', ...(await payment()) })
  return other.tranche({ trancheId, version: proposed.version, action: 'confirm' })
}

type Staff = Awaited<ReturnType<typeof manager>>

/** What is to be paid back, the newest in this state. */
async function backOf(staff: Staff, awardId: string, state?: string) {
  const { tranches } = await staff.detail({ awardId })
  const found = tranches.find((one) => one.direction === 'payback' && (!state || one.state === state))
  if (!found) throw new Error('nothing is asked back')
  return found
}
const hasBack = async (award: TestAward) =>
  (await detailsOf(award)).tranches.some(({ direction }) => direction === 'payback')

/** Sends a report of the team, and accepts it. */
async function report(award: TestAward, kind: 'midterm' | 'closing') {
  const calls = await ofTeam(award.team)
  const { reports } = await calls.details({ awardId: award.awardId })
  const found = reports.find((one) => one.kind === kind)
  const answers = Object.fromEntries(
    (found?.questions ?? []).map(({ key, isNumber }) => [key, isNumber ? '100' : '写得清楚的一段话。']),
  )
  const reportId = found?.reportId ?? ''
  const { version } = await calls.report({ TeamID: award.team.teamId, reportId, answers, isSent: true })
  await (await manager()).report({ reportId, version, action: 'accept' })
}

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

describe('the agreement', () => {
  it('is written by staff, accepted by an admin of the team as it was read, and planned from there', async () => {
    const award = await createAward(portal)
    const { awardId, team } = award
    const staff = await manager()
    await staff.propose({ awardId, version: 1, ...usualTerms })
    expect(await noticesOf(team)).toContainEqual(expect.stringContaining('协议等你们确认'))
    const { agreements, reference } = await detailsOf(award)
    const accepted = { TeamID: team.teamId, awardId, number: 1, hash: agreements[0]?.hash ?? '' }
    expect(accepted.hash).toMatch(/^[\da-f]{64}$/)
    const member = await createMember(portal, team.teamId, 'member')
    const { ventureAwards } = await portal.api({ token: member.token })
    await expect(ventureAwards.agree(accepted)).rejects.toMatchObject({ reason: 'notAvailable' })
    const own = await ofTeam(team)
    await expect(own.agree({ ...accepted, hash: 'a'.repeat(64) })).rejects.toMatchObject({
      reason: 'conflict',
    })
    await own.agree(accepted)
    await expect(own.agree(accepted)).rejects.toMatchObject({ reason: 'illegalTransition' })
    await setNotice(portal, award.awardId, 'final')
    const after = await detailsOf(award)
    expect(after).toMatchObject({ state: 'agreed', open: 50_000, reference })
    expect(after.tranches.map(({ amount, isMet, state }) => [amount, isMet, state])).toEqual([
      [25_000, true, 'planned'],
      [15_000, false, 'planned'],
      [10_000, false, 'planned'],
    ])
    expect(after.reports.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['midterm', '2026-05-31'],
      ['closing', '2026-11-30'],
    ])
    const kept = await portal.db
      .selectFrom('venture_agreements')
      .selectAll()
      .where('award_id', '=', awardId)
      .executeTakeFirstOrThrow()
    expect(kept.accepted_by).toBe(team.superAdmin.accountId)
    expect(kept.text_encrypted).not.toContain('双方约定')
  })

  it('does not promise more than the award, nor wait for a report that nobody asks for', async () => {
    const { awardId } = await createAward(portal, { amount: 30_000 })
    const staff = await manager()
    await expect(staff.propose({ awardId, version: 1, ...usualTerms })).rejects.toMatchObject({
      details: { fields: { 'tranches.1.amount': { reason: 'tooLarge', limit: 5_000 } } },
    })
    const [first] = usualTerms.tranches
    const tranches = [{ ...first, condition: 'midterm' as const, amount: 1, dueOn: '2026-01-10' }]
    await expect(
      staff.propose({ awardId, version: 1, text: '约定', tranches, closingDueOn: '2026-11-30' }),
    ).rejects.toMatchObject({ details: { fields: { midtermDueOn: { reason: 'required' } } } })
    expect(await staff.detail({ awardId })).toMatchObject({ version: 1, agreements: [] })
  })

  it('changes as a new version that the team accepts, and keeps what was paid', async () => {
    const award = await createAgreedAward(portal)
    await pay(award, 0)
    const staff = await manager()
    const { version } = await staff.detail({ awardId: award.awardId })
    const changed = {
      ...{ awardId: award.awardId, version, text: '改成一次付清。', closingDueOn: '2027-01-31' },
      closingQuestions: '做成了什么\n花了多少钱',
    }
    const tooMuch = [{ amount: 25_001, dueOn: '2027-02-10', condition: 'closing' as const }]
    await expect(staff.propose({ ...changed, tranches: tooMuch })).rejects.toMatchObject({
      details: { fields: { 'tranches.0.amount': { limit: 25_000 } } },
    })
    await staff.propose({ ...changed, tranches: [{ ...tooMuch[0], amount: 25_000 }] as never })
    expect((await detailsOf(award)).tranches.filter(({ state }) => state === 'planned')).toHaveLength(2)
    const { agreements } = await detailsOf(award)
    const hash = agreements[0]?.hash ?? ''
    const TeamID = award.team.teamId
    await (await ofTeam(award.team)).agree({ TeamID, awardId: award.awardId, number: 2, hash })
    const after = await detailsOf(award)
    expect(after).toMatchObject({ state: 'running', paid: 25_000, open: 25_000 })
    expect(after.tranches.filter(({ state }) => state === 'ended')).toHaveLength(2)
    expect(after.reports.map(({ kind, questions }) => [kind, questions.map(({ label }) => label)])).toEqual([
      ['closing', ['做成了什么', '花了多少钱']],
    ])
  })

  it('is accepted or given up, whichever comes first, and neither stands in the way of the other', async () => {
    const deadlocks = async () => {
      const { rows } = await sql<{ deadlocks: string }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(portal.db)
      return rows[0]?.deadlocks
    }
    const before = await deadlocks()
    for (let n = 0; n < 4; n += 1) {
      const { awardId, applicationId, team } = await createAward(portal)
      await (await manager()).propose({ awardId, version: 1, ...usualTerms })
      const { applications, ventureAwards } = await portal.api({ token: team.superAdmin.token })
      const hash = (await ventureAwards.details({ awardId })).agreements[0]?.hash ?? ''
      const TeamID = team.teamId
      const both = await Promise.allSettled([
        ventureAwards.agree({ TeamID, awardId, number: 1, hash }),
        applications.withdraw({ TeamID, applicationId }),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const { state } = await ventureAwards.details({ awardId })
      expect(state).toBe(both[0]?.status === 'fulfilled' ? 'agreed' : 'stopped')
    }
    expect(await deadlocks()).toBe(before)
  })

  it('is not accepted where what has been proposed for paying meanwhile leaves too little', async () => {
    const award = await createAgreedAward(portal)
    const { awardId, team } = award
    const staff = await manager()
    const { version, tranches } = await staff.detail({ awardId })
    const whole = [{ amount: 50_000, dueOn: '2027-02-10', condition: 'agreement' as const }]
    await staff.propose({ awardId, version, text: '改成一次付清。', tranches: whole })
    const { trancheId = '' } = tranches[0] ?? {}
    await staff.tranche({ trancheId, version: 1, action: 'propose', ...(await payment()) })
    const agreeing = async () => {
      const hash = (await detailsOf(award)).agreements[0]?.hash ?? ''
      return (await ofTeam(team)).agree({ TeamID: team.teamId, awardId, number: 2, hash })
    }
    await expect(agreeing()).rejects.toThrow('conflict')
    expect((await detailsOf(award)).agreements[0]?.acceptedAt).toBeNull()
    await staff.tranche({ trancheId, version: 2, action: 'retract' })
    await agreeing()
    expect(await detailsOf(award)).toMatchObject({ open: 50_000, paid: 0 })
  })
})

describe('money', () => {
  it('moves by two persons, with day and bank reference, once (trust 16, 38, 60)', async () => {
    const award = await createAgreedAward(portal)
    const [one, other] = [await manager(), await manager()]
    const { tranches } = await one.detail({ awardId: award.awardId })
    const { trancheId = '', version = 0, may } = tranches[0] ?? {}
    expect(may).toEqual(['propose'])
    await expect(one.tranche({ trancheId, version, action: 'propose' })).rejects.toMatchObject({
      details: { fields: { paidOn: { reason: 'required' }, bankReference: { reason: 'required' } } },
    })
    const noted = await payment()
    const idempotencyKey = `propose-${trancheId}`
    const proposing = { trancheId, version, action: 'propose' as const, ...noted }
    const proposed = await one.tranche(proposing, { idempotencyKey })
    expect(await one.tranche(proposing, { idempotencyKey })).toEqual(proposed)
    const confirming = { trancheId, version: proposed.version, action: 'confirm' as const }
    await expect(one.tranche(confirming)).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
    const twice = await Promise.allSettled([other.tranche(confirming), other.tranche(confirming)])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await detailsOf(award)).toMatchObject({ state: 'running', paid: 25_000, open: 25_000 })
    expect(await noticesOf(award.team)).toContainEqual(expect.stringContaining('有一笔资助已付'))

    const next = await createAgreedAward(portal)
    const [again] = (await one.detail({ awardId: next.awardId })).tranches
    await expect(
      one.tranche({
        ...{ trancheId: again?.trancheId ?? '', version: 1, action: 'propose' },
        ...{ ...noted, bankReference: noted.bankReference.toLowerCase().replaceAll(' ', '') },
      }),
    ).rejects.toMatchObject({ details: { fields: { bankReference: { reason: 'unfitting' } } } })
    // What is copied from a bank's page may hold characters that nobody sees.
    for (const [bankReference, reason] of [
      [`\u200B${noted.bankReference.replace(' ', '\u00AD \u2060')}`, 'unfitting'],
      ['\u200B\u2060', 'required'],
    ] as const)
      await expect(
        one.tranche({
          ...{ trancheId: again?.trancheId ?? '', version: 1, action: 'propose' },
          ...{ ...noted, bankReference },
        }),
      ).rejects.toMatchObject({ details: { fields: { bankReference: { reason } } } })
  })

  it('waits for the report that its tranche names', async () => {
    const award = await createAgreedAward(portal)
    await expect(pay(award, 1)).rejects.toMatchObject({ reason: 'illegalTransition' })
    await report(award, 'midterm')
    await pay(award, 1)
    expect(await detailsOf(award)).toMatchObject({ paid: 15_000 })
  })

  it('is not moved by somebody of the same organisation (trust 16, 60)', async () => {
    const award = await createAgreedAward(portal)
    const insider = await createStaff(portal, ['ventureManager'])
    await portal.db
      .insertInto('memberships')
      .values({ team_id: award.team.teamId, account_id: insider.accountId, role: 'member' })
      .execute()
    const { ventureAwardsStaff: staff } = await portal.api({ token: insider.token })
    const { tranches, version, isOwn, canStop } = await staff.detail({ awardId: award.awardId })
    expect([isOwn, canStop, tranches[0]?.may]).toEqual([true, false, []])
    const trancheId = tranches[0]?.trancheId ?? ''
    await expect(
      staff.tranche({ trancheId, version: 1, action: 'propose', ...(await payment()) }),
    ).rejects.toMatchObject({ reason: 'ownInterest' })
    await expect(
      staff.end({ awardId: award.awardId, version, action: 'askStop', reason: '停' }),
    ).rejects.toMatchObject({ reason: 'ownInterest' })
  })

  it('is stopped by two persons, of which the team reads once it is done', async () => {
    const award = await createAgreedAward(portal)
    const { awardId } = award
    const [one, other] = [await manager(), await manager()]
    const versionNow = async () => (await one.detail({ awardId })).version
    for (const action of ['stop', 'holdStop'] as const)
      await expect(one.end({ awardId, version: await versionNow(), action })).rejects.toThrow(
        'illegalTransition',
      )
    const asked = await one.end({ awardId, version: await versionNow(), action: 'askStop', reason: '停办' })
    expect(asked.state).toBe('agreed')
    expect((await one.detail({ awardId })).stopAsked).toMatchObject({ isMine: true, reason: '停办' })
    expect((await other.detail({ awardId })).stopAsked).toMatchObject({ isMine: false })
    expect(JSON.stringify(await detailsOf(award))).not.toContain('停办')
    await expect(one.end({ ...asked, action: 'stop' })).rejects.toThrow('secondPersonNeeded')
    await expect(other.end({ ...asked, action: 'askStop', reason: '再停' })).rejects.toThrow(
      'illegalTransition',
    )
    await one.end({ ...asked, action: 'holdStop' })
    expect(await one.detail({ awardId })).toMatchObject({ stopAsked: null, endedBecause: null })
    await other.end({ awardId, version: await versionNow(), action: 'askStop', reason: '停办了' })
    const twice = [one, await manager()].map(async (staff) =>
      staff.end({ awardId, version: asked.version + 2, action: 'stop' }),
    )
    const results = await Promise.allSettled(twice)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await detailsOf(award)).toMatchObject({ state: 'stopped', endedBecause: '停办了', open: 0 })
  })

  it('ends where the award is stopped, and comes back by the same two persons', async () => {
    const award = await createAgreedAward(portal)
    await pay(award, 0)
    const [one, other] = [await manager(), await manager()]
    const { version } = await one.detail({ awardId: award.awardId })
    const stop = { awardId: award.awardId, version, action: 'askStop' as const }
    await expect(one.end(stop)).rejects.toMatchObject({ details: { fields: { reason: {} } } })
    const asked = await one.end({ ...stop, reason: '团队解散了' })
    await other.end({ ...asked, action: 'stop' })
    const stopped = await detailsOf(award)
    expect(stopped).toMatchObject({ state: 'stopped', open: 0, paid: 25_000, endedBecause: '团队解散了' })
    const back = { awardId: award.awardId, dueOn: await today() }
    await expect(one.payback({ ...back, amount: 25_001 })).rejects.toMatchObject({
      details: { fields: { amount: { reason: 'tooLarge', limit: 25_000 } } },
    })
    await one.payback({ ...back, amount: 5_000 })
    const { tranches } = await one.detail({ awardId: award.awardId })
    const planned = tranches.find(({ direction }) => direction === 'payback')
    const { trancheId = '' } = planned ?? {}
    await other.tranche({ trancheId, version: 1, action: 'approve' })
    await one.tranche({ trancheId, version: 2, action: 'propose', ...(await payment()) })
    await expect(one.tranche({ trancheId, version: 3, action: 'confirm' })).rejects.toMatchObject({
      reason: 'secondPersonNeeded',
    })
    await other.tranche({ trancheId, version: 3, action: 'confirm' })
    expect(await detailsOf(award)).toMatchObject({ paid: 20_000 })
    await expect(pay(award, 1)).rejects.toThrow()
  })

  it('is asked back by two persons, of which the team reads once both have decided (trust 16, 38)', async () => {
    const award = await createAgreedAward(portal)
    const { awardId, team } = award
    const [one, other] = [await manager(), await manager()]
    const asking = { awardId, amount: 5_000, dueOn: await today() }
    await expect(one.payback(asking)).rejects.toThrow('illegalTransition')
    await pay(award, 0)
    await expect(one.payback({ ...asking, dueOn: '2020-01-01' })).rejects.toMatchObject({
      details: { fields: { dueOn: { reason: 'dateInPast' } } },
    })
    await one.payback(asking)
    const back = await backOf(one, awardId)
    expect([back.state, back.may, back.asked?.isMine]).toEqual(['asked', ['drop'], true])
    expect((await backOf(other, awardId)).may).toEqual(['approve', 'drop'])
    expect(await hasBack(award)).toBe(false)
    expect(await noticesOf(team)).not.toContainEqual(expect.stringContaining('有一笔款要退回'))
    const step = { trancheId: back.trancheId, version: back.version }
    await expect(one.tranche({ ...step, action: 'approve' })).rejects.toThrow('secondPersonNeeded')
    for (const action of ['propose', 'askWaiver', 'waive', 'confirm'] as const)
      await expect(other.tranche({ ...step, action, ...(await payment()) })).rejects.toThrow(
        'illegalTransition',
      )
    // What waits to be approved counts, so that more than was paid is never asked back.
    await expect(other.payback({ ...asking, amount: 20_001 })).rejects.toMatchObject({
      details: { fields: { amount: { reason: 'tooLarge', limit: 20_000 } } },
    })
    const third = await manager()
    const twice = [other, third].map((staff) => staff.tranche({ ...step, action: 'approve' }))
    const outcomes = (await Promise.allSettled(twice)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
    expect(await hasBack(award)).toBe(true)
    const told = (await noticesOf(team)).filter((title) => title.includes('有一笔款要退回'))
    expect(told).toHaveLength(1)
    // Whoever looks the pay-back up in the audit finds both persons, however many others are asked for.
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'account_id'])
      .where('subject_id', '=', back.trancheId)
      .orderBy('position')
      .execute()
    expect(audited.map(({ kind }) => kind)).toEqual(['ventureTranche.ask', 'ventureTranche.approve'])
    expect(new Set(audited.map(({ account_id: id }) => id)).size).toBe(2)

    const mayAskBack = async () => (await one.detail({ awardId })).canAskBack
    expect(await mayAskBack()).toBe(true)
    await other.payback({ ...asking, amount: 20_000 })
    expect(await mayAskBack()).toBe(false)
    const dropped = await backOf(one, awardId, 'asked')
    await one.tranche({ trancheId: dropped.trancheId, version: 1, action: 'drop' })
    expect((await detailsOf(award)).tranches.filter(({ direction }) => direction === 'payback')).toHaveLength(
      1,
    )
  })

  it('that is to come back is waived by two persons, and does not move meanwhile (trust 16, 38)', async () => {
    const award = await createAgreedAward(portal)
    const { awardId, team } = award
    await pay(award, 0)
    const [one, other] = [await manager(), await manager()]
    await one.payback({ awardId, amount: 5_000, dueOn: await today() })
    const { trancheId } = await backOf(one, awardId)
    const step = async (staff: Staff, action: TrancheAction) => {
      const { version } = await backOf(staff, awardId)
      return staff.tranche({ trancheId, version, action, ...(await payment()) })
    }
    await step(other, 'approve')
    await expect(step(one, 'waive')).rejects.toThrow('illegalTransition')
    await expect(step(one, 'holdWaiver')).rejects.toThrow('illegalTransition')
    await step(one, 'askWaiver')
    expect((await backOf(one, awardId)).may).toEqual(['holdWaiver'])
    expect((await backOf(other, awardId)).may).toEqual(['waive', 'holdWaiver'])
    await expect(step(one, 'waive')).rejects.toThrow('secondPersonNeeded')
    await expect(step(other, 'askWaiver')).rejects.toThrow('illegalTransition')
    await expect(step(other, 'propose')).rejects.toThrow('illegalTransition')
    await step(other, 'holdWaiver')
    await step(other, 'askWaiver')
    expect(await noticesOf(team)).not.toContainEqual(expect.stringContaining('不用退了'))
    await step(one, 'waive')
    expect((await backOf(one, awardId)).state).toBe('ended')
    expect(await noticesOf(team)).toContainEqual(expect.stringContaining('不用退了'))
    // A payment is not waived by anybody.
    const { tranches } = await one.detail({ awardId })
    const { trancheId: payable = '', version = 0 } = tranches[1] ?? {}
    await expect(one.tranche({ trancheId: payable, version, action: 'askWaiver' })).rejects.toThrow(
      'illegalTransition',
    )
  })

  it('is noted for a day between the agreement and today, which alone the team reads once confirmed', async () => {
    const award = await createAgreedAward(portal)
    const [one, other] = [await manager(), await manager()]
    const { tranches } = await one.detail({ awardId: award.awardId })
    const { trancheId = '', version = 0 } = tranches[0] ?? {}
    const noted = { trancheId, version, action: 'propose' as const, bankReference: 'TT 秘密 1' }
    for (const [paidOn, reason] of [
      ['2020-01-01', 'dateTooEarly'],
      ['2099-01-01', 'dateInFuture'],
    ] as const)
      await expect(one.tranche({ ...noted, paidOn })).rejects.toMatchObject({
        details: { fields: { paidOn: { reason } } },
      })
    const proposed = await one.tranche({ ...noted, paidOn: await today() })
    expect((await other.detail({ awardId: award.awardId })).tranches[0]).toMatchObject({
      ...{ bankReference: 'TT 秘密 1', may: ['confirm', 'retract'], asked: { isMine: false } },
    })
    expect(JSON.stringify(await detailsOf(award))).not.toContain('TT 秘密 1')
    const insider = await createStaff(portal, ['ventureManager'])
    await portal.db
      .insertInto('memberships')
      .values({ team_id: award.team.teamId, account_id: insider.accountId, role: 'member' })
      .execute()
    const asInsider = (await portal.api({ token: insider.token })).ventureAwardsStaff
    expect(JSON.stringify(await asInsider.detail({ awardId: award.awardId }))).not.toContain('TT 秘密 1')

    // What the bank may have moved is settled before the award is stopped.
    const seen = await one.detail({ awardId: award.awardId })
    const ending = { awardId: award.awardId, version: seen.version }
    const asked = await one.end({ ...ending, action: 'askStop', reason: '停办' })
    await expect(other.end({ ...asked, action: 'stop' })).rejects.toThrow('illegalTransition')
    await other.tranche({ trancheId, version: proposed.version, action: 'confirm' })
    expect((await detailsOf(award)).tranches[0]?.bankReference).toBe('TT 秘密 1')
  })

  it('is not noted twice with one bank reference, in two awards at once', async () => {
    const awards = await Promise.all(Array.from({ length: 6 }, () => createAgreedAward(portal)))
    const staff = await manager()
    const noted = await payment()
    const outcomes = await Promise.allSettled(
      awards.map(async ({ awardId }) => {
        const { trancheId = '', version = 0 } = (await staff.detail({ awardId })).tranches[0] ?? {}
        return staff.tranche({ trancheId, version, action: 'propose', ...noted })
      }),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    const unfitting = { reason: { details: { fields: { bankReference: { reason: 'unfitting' } } } } }
    expect(refused).toMatchObject(refused.map(() => unfitting))
    expect(refused).toHaveLength(awards.length - 1)
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
