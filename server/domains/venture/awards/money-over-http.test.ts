import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { callNamed, callOverHttp, freshAddress, reasonOf } from '../../../../tests/contract/callers.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { createAgreedAward, usualTerms } from '../../../../tests/support/world/venture/awards.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

/** What somebody gets who sends this to a call over HTTP. */
async function send(id: string, input: object, { token }: Pick<TestAccount, 'token'>): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const caller = { token, address: freshAddress() }
  return reasonOf(await callOverHttp(portal, callNamed(id), input as never, caller))
}

const today = shanghaiDay(new Date())
const oddAmounts = [
  -1,
  0,
  1.5,
  '',
  '一千',
  '１０',
  '1,000',
  '1e99',
  1e10,
  1_000_000_001,
  null,
  [5, 6],
  {},
  'NaN',
  true,
  [1],
  ['1'],
  '1e3',
  '0x10',
  '1.0e2',
]
const oddDays = [
  '',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '2026-1-1',
  `${today}T00:00:00Z`,
  'x',
  20261128,
]

describe('over HTTP, money that is none', () => {
  it('is neither agreed on, nor paid, nor asked back (trust 15, 16)', async () => {
    const { awardId } = await createAgreedAward(portal)
    const [one, two] = [
      await createStaff(portal, ['ventureManager']),
      await createStaff(portal, ['ventureManager']),
    ]
    const stored = async () =>
      portal.db
        .selectFrom('venture_tranches')
        .selectAll()
        .where('award_id', '=', awardId)
        .orderBy('id')
        .execute()
    const [first] = await stored()
    const step = { trancheId: first?.id, version: 1, action: 'propose', bankReference: 'TT 1' }
    for (const paidOn of oddDays)
      expect([paidOn, await send('ventureAwardsStaff.tranche', { ...step, paidOn }, one)]).toEqual([
        paidOn,
        'invalidInput',
      ])
    for (const bankReference of ['', ' ', '\u3000', 'x'.repeat(101)])
      expect(await send('ventureAwardsStaff.tranche', { ...step, paidOn: today, bankReference }, one)).toBe(
        'invalidInput',
      )
    expect(await send('ventureAwardsStaff.tranche', { ...step, paidOn: today }, one)).toBe('ok')
    expect(await send('ventureAwardsStaff.tranche', { ...step, version: 2, action: 'confirm' }, two)).toBe(
      'ok',
    )
    const before = await stored()
    for (const amount of oddAmounts) {
      const back = { awardId, amount, dueOn: today, reason: '多付了' }
      expect([amount, await send('ventureAwardsStaff.payback', back, one)]).toEqual([amount, 'invalidInput'])
      const terms = { ...usualTerms, tranches: [{ amount, dueOn: today, condition: 'agreement' }] }
      const { version } = await portal.db
        .selectFrom('venture_awards')
        .select('version')
        .where('id', '=', awardId)
        .executeTakeFirstOrThrow()
      expect([amount, await send('ventureAwardsStaff.propose', { awardId, version, ...terms }, one)]).toEqual(
        [amount, 'invalidInput'],
      )
    }
    for (const dueOn of [...oddDays, '2020-01-01'])
      expect([
        dueOn,
        await send('ventureAwardsStaff.payback', { awardId, amount: 1, dueOn, reason: '多付了' }, one),
      ]).toEqual([dueOn, 'invalidInput'])
    expect(await stored()).toEqual(before)
  })

  it('is asked back within what was paid, however many ask at once', async () => {
    const { awardId } = await createAgreedAward(portal)
    const staff = await Promise.all(Array.from({ length: 4 }, () => createStaff(portal, ['ventureManager'])))
    const [one, two] = staff as [TestAccount, TestAccount]
    const { id: trancheId } = await portal.db
      .selectFrom('venture_tranches')
      .select('id')
      .where('award_id', '=', awardId)
      .orderBy('due_on')
      .executeTakeFirstOrThrow()
    const noted = { paidOn: today, bankReference: 'TT 2' }
    await send('ventureAwardsStaff.tranche', { trancheId, version: 1, action: 'propose', ...noted }, one)
    await send('ventureAwardsStaff.tranche', { trancheId, version: 2, action: 'confirm' }, two)
    const back = { awardId, amount: 10_000, dueOn: today, reason: '多付了' }
    const outcomes = await Promise.all(staff.map((each) => send('ventureAwardsStaff.payback', back, each)))
    expect(outcomes.toSorted()).toEqual(['invalidInput', 'invalidInput', 'ok', 'ok'])
  })
})

describe('over HTTP, who has left a team', () => {
  it('reads its award no longer, nor agrees or reports for it (trust 11, 60)', async () => {
    const { awardId, team } = await createAgreedAward(portal)
    const member = await createMember(portal, team.teamId, 'admin')
    expect(await send('ventureAwards.details', { awardId }, member)).toBe('ok')
    await portal.db
      .updateTable('memberships')
      .set({ left_at: new Date() })
      .where('account_id', '=', member.accountId)
      .execute()
    const { id: reportId } = await portal.db
      .selectFrom('venture_reports')
      .select('id')
      .where('award_id', '=', awardId)
      .executeTakeFirstOrThrow()
    const own = { TeamID: team.teamId }
    for (const [id, input] of [
      ['ventureAwards.details', { awardId }],
      ['ventureAwards.agree', { ...own, awardId, number: 1, hash: 'a'.repeat(64) }],
      ['ventureAwards.report', { ...own, reportId, answers: {}, isSent: false }],
    ] as const)
      expect(['noTeam', 'notAvailable', 'teamChanged']).toContain(await send(id, input, member))
  })
})
