import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { awardSteps } from '../../../../tests/support/world/venture/award-steps.ts'
import { createAgreedAward } from '../../../../tests/support/world/venture/awards.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const { manager, detailsOf, noticesOf, today, payment, pay, report } = awardSteps(() => portal)

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

  it('is not noted for a day before the public notice was over', async () => {
    const award = await createAgreedAward(portal)
    const staff = await manager()
    const { rows } = await sql<Record<'agreed' | 'before' | 'ended', string>>`
      with days as (update venture_agreements set accepted_at = now() - interval '9 days'
        where award_id = ${award.awardId} returning award_id, accepted_at),
      ends as (insert into venture_events (round_id, action, party, from_state, to_state, at)
        select r.id, 'conclude', 'portal', 'public_notice', 'final', now() - interval '3 days'
        from venture_rounds r join venture_awards a on a.round_number = r.number
        join days on days.award_id = a.id returning at)
      select to_char(accepted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as agreed,
        to_char((at at time zone 'Asia/Shanghai')::date - 1, 'YYYY-MM-DD') as before,
        to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as ended from days cross join ends`.execute(
      portal.db,
    )
    const [{ agreed = '', before = '', ended = '' } = {}] = rows
    const { trancheId = '', version = 0 } = (await staff.detail({ awardId: award.awardId })).tranches[0] ?? {}
    const noted = { trancheId, version, action: 'propose' as const, ...(await payment()) }
    for (const paidOn of [agreed, before])
      await expect(staff.tranche({ ...noted, paidOn })).rejects.toMatchObject({
        details: { fields: { paidOn: { reason: 'dateTooEarly' } } },
      })
    expect(await staff.tranche({ ...noted, paidOn: ended })).toMatchObject({ state: 'proposed' })
  })
})
