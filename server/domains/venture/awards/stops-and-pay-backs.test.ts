import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrancheAction } from '../../../../shared/rules/venture/award-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createPeople, createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { awardSteps } from '../../../../tests/support/world/venture/award-steps.ts'
import { createAgreedAward, type TestAward } from '../../../../tests/support/world/venture/awards.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const { manager, detailsOf, noticesOf, today, payment, pay, backOf } = awardSteps(() => portal)

const hasBack = async (award: TestAward) =>
  (await detailsOf(award)).tranches.some(({ direction }) => direction === 'payback')
type Staff = Awaited<ReturnType<typeof manager>>

/** The reasons that the audit keeps about money, the oldest first. */
async function reasonsOf(trancheId: string) {
  const rows = await portal.db
    .selectFrom('audit_events')
    .innerJoin('audit_reasons', 'audit_reasons.position', 'audit_events.position')
    .select('reason_encrypted')
    .where('subject_id', '=', trancheId)
    .orderBy('audit_events.position')
    .execute()
  return rows.map((row) => portal.services.cipher.decrypt(row.reason_encrypted, 'audit_reasons.reason'))
}

describe('an award', () => {
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
})

describe('money', () => {
  it('ends where the award is stopped, and comes back by the same two persons', async () => {
    const award = await createAgreedAward(portal)
    await pay(award, 0)
    const [one, other] = [await manager(), await manager()]
    const { version } = await one.detail({ awardId: award.awardId })
    const stop = { awardId: award.awardId, version, action: 'askStop' as const }
    for (const reason of ['', '\u200b'])
      await expect(one.end({ ...stop, reason })).rejects.toMatchObject({
        details: { fields: { reason: { reason: 'required' } } },
      })
    const asked = await one.end({ ...stop, reason: '团队解散了' })
    await other.end({ ...asked, action: 'stop' })
    const stopped = await detailsOf(award)
    expect(stopped).toMatchObject({ state: 'stopped', open: 0, paid: 25_000, endedBecause: '团队解散了' })
    const back = { awardId: award.awardId, dueOn: await today(), reason: '钱没有用完' }
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
    const asking = { awardId, amount: 5_000, dueOn: await today(), reason: '三个村里有一个没有做' }
    await expect(one.payback(asking)).rejects.toThrow('illegalTransition')
    await pay(award, 0)
    await expect(one.payback({ ...asking, dueOn: '2020-01-01' })).rejects.toMatchObject({
      details: { fields: { dueOn: { reason: 'dateInPast' } } },
    })
    // A blank of no width is no reason either.
    for (const reason of [' ', '\u200b', '\u2800\u200d'])
      await expect(one.payback({ ...asking, reason })).rejects.toMatchObject({
        details: { fields: { reason: { reason: 'required' } } },
      })
    await one.payback(asking)
    const back = await backOf(one, awardId)
    expect((await backOf(other, awardId)).because).toBe(asking.reason)
    expect(JSON.stringify(await detailsOf(award))).not.toContain(asking.reason)
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
    expect(JSON.stringify(await detailsOf(award))).toContain(asking.reason)
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
    expect(await reasonsOf(back.trancheId)).toEqual([asking.reason])
    const membership = { teamId: team.teamId, role: 'member' as const }
    const [kin] = await createPeople(portal, [{ staffRoles: ['administrator'], membership }])
    const stranger = await createStaff(portal, ['administrator'])
    const readBy = async ({ token }: { token: string }) =>
      JSON.stringify(await (await portal.api({ token })).auditStaff.auditList({ thing: back.trancheId }))
    expect(await readBy(stranger)).toContain(asking.reason)
    expect(await readBy(kin as TestAccount)).toContain('ventureTranche.ask')
    expect(await readBy(kin as TestAccount)).not.toContain(asking.reason)

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

  it('says why without anybody’s number or mail address, whoever typed one', async () => {
    const award = await createAgreedAward(portal)
    const { awardId } = award
    await pay(award, 0)
    const [one, other] = [await manager(), await manager()]
    const typed = '请找小林 138 0000 1234 或 xiaolin@example.org'
    const kept = '请找小林 138****1234 或 x***@example.org'
    await one.payback({ awardId, amount: 5_000, dueOn: await today(), reason: typed })
    const asked = await backOf(one, awardId, 'asked')
    const { trancheId, version } = asked
    const approved = await other.tranche({ trancheId, version, action: 'approve' })
    expect((await detailsOf(award)).tranches.map(({ because }) => because)).toContain(kept)
    const step = { trancheId, version: approved.version }
    await one.tranche({ ...step, action: 'askWaiver', reason: typed })
    expect((await backOf(other, awardId)).waiverBecause).toBe(kept)
    expect(await reasonsOf(trancheId)).toEqual([kept, kept])
    const { version: now } = await one.detail({ awardId })
    const stop = await one.end({ awardId, version: now, action: 'askStop', reason: typed })
    await other.end({ ...stop, action: 'stop' })
    expect((await detailsOf(award)).endedBecause).toBe(kept)
  })

  it('that is to come back is waived by two persons, and does not move meanwhile (trust 16, 38)', async () => {
    const award = await createAgreedAward(portal)
    const { awardId, team } = award
    await pay(award, 0)
    const [one, other] = [await manager(), await manager()]
    await one.payback({ awardId, amount: 5_000, dueOn: await today(), reason: '多付了' })
    const { trancheId } = await backOf(one, awardId)
    const step = async (staff: Staff, action: TrancheAction) => {
      const { version } = await backOf(staff, awardId)
      return staff.tranche({ trancheId, version, action, reason: '追不回来', ...(await payment()) })
    }
    await step(other, 'approve')
    await expect(step(one, 'waive')).rejects.toThrow('illegalTransition')
    await expect(step(one, 'holdWaiver')).rejects.toThrow('illegalTransition')
    const { version: seen } = await backOf(one, awardId)
    await expect(one.tranche({ trancheId, version: seen, action: 'askWaiver' })).rejects.toMatchObject({
      details: { fields: { reason: { reason: 'required' } } },
    })
    await step(one, 'askWaiver')
    expect((await backOf(other, awardId)).waiverBecause).toBe('追不回来')
    expect((await backOf(one, awardId)).may).toEqual(['holdWaiver'])
    expect((await backOf(other, awardId)).may).toEqual(['waive', 'holdWaiver'])
    await expect(step(one, 'waive')).rejects.toThrow('secondPersonNeeded')
    await expect(step(other, 'askWaiver')).rejects.toThrow('illegalTransition')
    await expect(step(other, 'propose')).rejects.toThrow('illegalTransition')
    await step(other, 'holdWaiver')
    expect((await backOf(one, awardId)).waiverBecause).toBeNull()
    await step(other, 'askWaiver')
    expect(await noticesOf(team)).not.toContainEqual(expect.stringContaining('不用退了'))
    await step(one, 'waive')
    expect(await backOf(one, awardId)).toMatchObject({ state: 'ended', waiverBecause: '追不回来' })
    expect(JSON.stringify(await detailsOf(award))).not.toContain('追不回来')
    expect(await reasonsOf(trancheId)).toEqual(['多付了', '追不回来', '追不回来'])
    expect(await noticesOf(team)).toContainEqual(expect.stringContaining('不用退了'))
    // A payment is not waived by anybody.
    const { tranches } = await one.detail({ awardId })
    const { trancheId: payable = '', version = 0 } = tranches[1] ?? {}
    await expect(
      one.tranche({ trancheId: payable, version, action: 'askWaiver', reason: '算了' }),
    ).rejects.toThrow('illegalTransition')
  })
})
