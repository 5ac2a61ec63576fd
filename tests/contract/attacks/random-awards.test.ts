import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createMember, createStaff, createTeam, type TestAccount } from '../../support/world/actors.ts'
import { createAward, setNotice, type TestAward, usualTerms } from '../../support/world/venture/awards.ts'
import { callNamed, callOverHttp, freshAddress, type Input, reasonOf } from '../callers.ts'
import { type AwardState, awardState, expectMoney, expectWritten, type Things } from './award-state.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

const actions = [
  ...[
    'write',
    'pay',
    'retract',
    'confirm',
    'askBack',
    'approve',
    'drop',
    'askWaiver',
    'holdWaiver',
    'waive',
    'accept',
    'return',
    'close',
    'askStop',
    'holdStop',
    'stop',
  ],
  ...['agree', 'save', 'send', 'withdraw', 'notice'],
] as const
type Action = (typeof actions)[number]
const ofStaff: readonly Action[] = actions.slice(0, 16)

type Step = { action: Action; who: string; at: number; amount: number; isLate: boolean }
const by = (who: string, action: Action, more: Partial<Step> = {}): Step => ({
  ...{ action, who, at: 0, amount: 10_000, isLate: false },
  ...more,
})
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...actions),
  who: fc.constantFrom('right', 'right', 'right', 'one', 'two', 'own', 'member', 'reviewer', 'stranger'),
  at: fc.nat({ max: 2 }),
  amount: fc.constantFrom(1, 10_000, 25_000, 50_000, 50_001),
  isLate: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
const agreed = [by('one', 'write'), by('admin', 'agree'), by('one', 'notice')]
const paid = [...agreed, by('one', 'pay'), by('two', 'confirm')]
const reported = [...paid, by('admin', 'send'), by('one', 'accept')]
const askedBack = [...paid, by('one', 'askBack')]
const waiving = [...askedBack, by('two', 'approve'), by('two', 'askWaiver')]
/** Most steps are possible only after others. */
const beginning = fc.constantFrom([], agreed, paid, reported, askedBack, waiving)

let references = 0

/** The call of an action, with its input as somebody sees the award now. */
function callOf({ action, at, amount, isLate }: Step, { award, agreements, tranches, reports }: Things) {
  const late = isLate ? 1 : 0
  const awardId = award.id
  const seen = { awardId, version: award.version + late }
  const nowhere = { id: '00000000-0000-7000-8000-000000000000', version: 1 }
  const wanted = {
    ...{ pay: 'planned', retract: 'proposed', confirm: 'proposed', approve: 'asked', drop: 'asked' },
    ...{ askWaiver: 'planned', holdWaiver: 'planned', waive: 'planned' },
  }
  const fitting = tranches.filter(
    ({ state, direction }) =>
      state === wanted[action as keyof typeof wanted] &&
      (direction === 'payback' || !/waive/iu.test(action) || at === 2),
  )
  const tranche = fitting[at % (fitting.length || 1)] ?? tranches[at] ?? nowhere
  const report = reports[at % (reports.length || 1)]
  const ofReport = { reportId: (report ?? nowhere).id, version: (report ?? nowhere).version + late }
  const TeamID = award.team_id
  const answers = Object.fromEntries(
    ((report?.questions as { sections?: { questions: { key: string; type: string }[] }[] })?.sections ?? [])
      .flatMap(({ questions }) => questions)
      .map(({ key, type }) => [key, type === 'number' ? '100' : '写得清楚的一段话。']),
  )
  const written = { TeamID, reportId: ofReport.reportId, answers }
  const stepped = {
    ...{ trancheId: tranche.id, version: tranche.version + late },
    ...{ action: action === 'pay' ? 'propose' : action, paidOn: shanghaiDay(new Date()) },
    ...{ bankReference: `TT ${++references}`, reason: '追不回来' },
  }
  const [latest] = agreements
  const calls: Record<string, [string, Input]> = {
    write: ['ventureAwardsStaff.propose', { ...seen, ...usualTerms, ...(at === 2 && { tranches: bigger }) }],
    askBack: [
      'ventureAwardsStaff.payback',
      { awardId, amount, dueOn: shanghaiDay(new Date()), reason: '多付了' },
    ],
    accept: ['ventureAwardsStaff.report', { ...ofReport, action: 'accept' }],
    return: ['ventureAwardsStaff.report', { ...ofReport, action: 'return', reason: '再写清楚些' }],
    close: ['ventureAwardsStaff.end', { ...seen, action: 'close' }],
    askStop: ['ventureAwardsStaff.end', { ...seen, action: 'askStop', reason: '团队解散了' }],
    holdStop: ['ventureAwardsStaff.end', { ...seen, action: 'holdStop' }],
    stop: ['ventureAwardsStaff.end', { ...seen, action: 'stop' }],
    agree: [
      'ventureAwards.agree',
      { TeamID, awardId, number: (latest?.number ?? 0) + late || 1, hash: latest?.hash ?? '0'.repeat(64) },
    ],
    save: ['ventureAwards.report', { ...written, isSent: false }],
    send: ['ventureAwards.report', { ...written, isSent: true }],
  }
  return calls[action] ?? (['ventureAwardsStaff.tranche', stepped] satisfies [string, Input])
}
/** More than the award. */
const bigger = [{ amount: 50_001, dueOn: '2026-01-10', condition: 'agreement' as const }]

async function send(id: string, input: Input, person: TestAccount | undefined): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const caller = { token: person?.token, address: freshAddress() }
  return reasonOf(await callOverHttp(portal, callNamed(id), input, caller))
}

/** Who may never take a step, whatever the award is at. */
function isForbidden({ action, who }: Step): boolean {
  if (ofStaff.includes(action)) return who !== 'one' && who !== 'two'
  if (action === 'notice') return false
  return who !== 'admin' && !(who === 'member' && (action === 'save' || action === 'withdraw'))
}

/** Steps of which the team is told, each time once. */
const toldOf: readonly Action[] = [
  'write',
  'confirm',
  'approve',
  'waive',
  'accept',
  'return',
  'close',
  'stop',
  'withdraw',
]

/** Examples contain every refusal that the sequences must meet, since chance alone may miss one. */
const examples: [Step[], Step[]][] = [
  [
    [],
    [
      by('two', 'write', { at: 2 }),
      by('own', 'write'),
      by('one', 'write'),
      by('member', 'agree'),
      by('admin', 'agree', { isLate: true }),
      by('admin', 'agree'),
      by('one', 'pay'),
      by('one', 'notice'),
      by('one', 'pay', { isLate: true }),
      by('one', 'pay'),
      by('one', 'confirm'),
      by('two', 'retract'),
      by('one', 'pay', { at: 1 }),
      by('one', 'withdraw'),
      by('admin', 'withdraw'),
    ],
  ],
  [
    reported,
    [
      by('member', 'save', { at: 1 }),
      by('member', 'send', { at: 1 }),
      by('admin', 'send', { at: 1 }),
      by('two', 'return', { at: 1 }),
      by('admin', 'send', { at: 1 }),
      by('one', 'pay'),
      by('two', 'confirm'),
      by('one', 'accept', { at: 1 }),
      by('one', 'close'),
      by('one', 'askBack', { amount: 50_000 }),
      by('one', 'askBack'),
      by('one', 'approve'),
      by('two', 'approve'),
      by('two', 'askWaiver'),
      by('two', 'waive'),
      by('one', 'pay'),
      by('one', 'holdWaiver'),
      by('one', 'askWaiver'),
      by('two', 'waive'),
      by('one', 'askBack'),
      by('one', 'drop'),
      by('one', 'pay'),
      by('two', 'confirm'),
      by('one', 'close'),
      by('one', 'askBack', { amount: 1 }),
      by('two', 'approve'),
      by('two', 'pay'),
      by('one', 'confirm'),
    ],
  ],
  [[], [by('one', 'write'), by('admin', 'withdraw'), by('admin', 'agree'), by('two', 'stop')]],
  [
    paid,
    [
      by('one', 'askBack', { amount: 25_000 }),
      by('two', 'approve'),
      by('one', 'askStop'),
      by('one', 'stop'),
      by('two', 'holdStop'),
      by('one', 'askStop'),
      by('two', 'stop'),
      by('one', 'pay'),
      by('two', 'confirm'),
    ],
  ],
]

describe('trust 15, 16, 39, 60, over HTTP: random sequences of steps of an award', () => {
  it('take only legal steps, of those who may, and never more money than there is', {
    timeout: 240_000,
  }, async () => {
    const strange = await createTeam(portal)
    const staff: Record<string, TestAccount> = {
      one: await createStaff(portal, ['ventureManager']),
      two: await createStaff(portal, ['ventureManager']),
      reviewer: await createStaff(portal, ['reviewer']),
      stranger: strange.superAdmin,
    }
    const seen = { taken: new Set<string>(), refused: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(beginning, fc.array(step, { minLength: 5, maxLength: 14 }), async (first, tried) => {
        const award: TestAward = await createAward(portal)
        const { awardId, team } = award
        const own = await createStaff(portal, ['ventureManager'])
        await portal.db
          .insertInto('memberships')
          .values({ team_id: team.teamId, account_id: own.accountId, role: 'member', left_at: null })
          .execute()
        const member = await createMember(portal, team.teamId, 'member')
        const people = { ...staff, own, member, admin: team.superAdmin }
        let before = await awardState(portal, awardId, team.teamId)
        for (const given of [...first, ...tried]) {
          const right = ofStaff.includes(given.action) ? 'two' : 'admin'
          const one = { ...given, who: given.who === 'right' ? right : given.who }
          const outcome = await outcomeOf(one, award, before, people[one.who as keyof typeof people])
          const after = await awardState(portal, awardId, team.teamId)
          const label = `${one.action} ${one.at} by ${one.who} in ${before.award.state}`
          expect([label, outcome]).not.toEqual([label, 'internal'])
          if (isForbidden(one)) expect([label, outcome === 'ok']).toEqual([label, false])
          if (outcome === 'ok') {
            seen.taken.add(one.action)
            const tells = toldOf.includes(one.action) ? 1 : 0
            expect([label, (after.told ?? 0) - (before.told ?? 0)]).toEqual([label, tells])
          } else {
            expect([label, outcome, after]).toEqual([label, outcome, before])
            seen.refused.add(outcome)
          }
          // What changed nothing was looked at before.
          if (!isDeepStrictEqual(after, before)) await expectMoney(portal, label, after, own.accountId)
          before = after
        }
        await expectWritten(portal, before)
      }),
      { numRuns: 8, endOnFailure: true, examples },
    )
    expect([...seen.taken].toSorted()).toEqual([...actions].toSorted())
    expect([...seen.refused]).toEqual(
      expect.arrayContaining([
        ...['conflict', 'illegalTransition', 'invalidInput', 'notAvailable', 'ownInterest'],
        'secondPersonNeeded',
      ]),
    )
  })
})

async function outcomeOf(one: Step, award: TestAward, seen: AwardState, person: TestAccount | undefined) {
  if (one.action === 'notice') {
    await setNotice(portal, award.awardId, 'final')
    return 'ok'
  }
  if (one.action === 'withdraw') {
    const { applicationId, team } = award
    return send('applications.withdraw', { TeamID: team.teamId, applicationId }, person)
  }
  const [id, input] = callOf(one, seen)
  return send(id, input, person)
}
