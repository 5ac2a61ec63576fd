import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { runAs } from '../../../../tests/support/portal/postgres.ts'
import { createMember } from '../../../../tests/support/world/actors.ts'
import { awardSteps } from '../../../../tests/support/world/venture/award-steps.ts'
import {
  createAgreedAward,
  createAward,
  setNotice,
  usualTerms,
} from '../../../../tests/support/world/venture/awards.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const { ofTeam, manager, detailsOf, noticesOf, payment, pay } = awardSteps(() => portal)

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

  it('is not called agreed on where the database refused it', async () => {
    const award = await createAward(portal)
    const { awardId, team } = award
    await (await manager()).propose({ awardId, version: 1, ...usualTerms })
    const hash = (await detailsOf(award)).agreements[0]?.hash ?? ''
    const agree = async () => (await ofTeam(team)).agree({ TeamID: team.teamId, awardId, number: 1, hash })
    await runAs(portal.ownerUrl, [
      'alter table venture_agreements add constraint broken check (accepted_at is null) not valid',
    ])
    await expect(agree()).rejects.toMatchObject({ table: 'venture_agreements', constraint: 'broken' })
    expect(await detailsOf(award)).toMatchObject({ state: 'awarded', agreements: [{ acceptedAt: null }] })
    await runAs(portal.ownerUrl, ['alter table venture_agreements drop constraint broken'])
    await agree()
    expect((await detailsOf(award)).state).toBe('agreed')
  })
})
