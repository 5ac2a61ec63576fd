import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../../server/cookie-names.ts'
import type { Api } from '../../../../shared/contract/contract.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { cookieHeaderOf, postCall, signInOverHttp } from '../../../../tests/support/sign-in.ts'
import { demoStaffCodes } from '../../../domains/staff/demo-staff-codes.ts'
import { demoStaff } from '../demo-people.ts'
import { loadDemoStaff } from '../demo-staff.ts'
import { loadDemoTeams } from '../teams/load-demo-teams.ts'
import { type DemoMember, readingTeam, teachingTeam } from '../teams/members.ts'

let portal: TestPortal
let judge: Api
let managers: readonly [Api, Api]
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  await loadDemoStaff(portal.db, portal.services.cipher)
  expect(await loadDemoTeams(portal.services)).toBe(true)
  expect(await portal.runJobs()).toMatchObject({ failures: [] })
  judge = await staff('judge')
  managers = [await staff('ventureManager', 0), await staff('ventureManager', 1)]
})
afterAll(() => portal.close())

const today = () => shanghaiDay(new Date())

const tokenIn = (cookie: string) => new RegExp(`${sessionCookie}=([\\w-]+)`).exec(cookie)?.[1] ?? ''

/** Signs in by phone and code, as whoever tries the demo does. */
const signIn = ({ phone }: { phone: string }) => signInOverHttp(portal, phone.replace('+86', ''))
const member = async (lead: DemoMember) => portal.api({ token: tokenIn((await signIn(lead)).cookie) })

/** The same with the authenticator's code from the outbox page. */
async function staff(role: 'judge' | 'ventureManager', place = 0): Promise<Api> {
  const { phone = '' } = demoStaff.filter(({ roles }) => roles.includes(role))[place] ?? {}
  const { browser, cookie } = await signIn({ phone })
  const shown = (await demoStaffCodes(portal.services)).find((one) => one.phone === phone)
  const proof = { code: shown?.currentCode }
  const proven = await postCall(portal, 'staff/v1/secondFactorProve', proof, { browser, cookie })
  expect(proven.code).toBe(0)
  return portal.api({ token: tokenIn(cookieHeaderOf(proven.cookies)) || tokenIn(cookie) })
}

const relay = '5102'
const kept = '5103'
const ownReviews = async () => (await judge.judging.mine({})).reviews

describe('whoever tries the venture programme in the demo', () => {
  it('finds a round that is being judged, by five judges of whom each has a part and not all are done', async () => {
    const visitor = await portal.api({ locale: 'en' })
    const { items } = await visitor.venture.roundList({})
    expect(items.map(({ roundId, state }) => `${roundId} ${state}`).sort()).toEqual([
      ...['5101 open', '5102 reviewing', '5103 final'],
    ])
    const { judges, entries, progress, calibration, dueAt } = await managers[0].judgingStaff.round({
      round: relay,
    })
    expect(judges.map(({ state }) => state)).toEqual(Array(5).fill('active'))
    expect(judges.filter(({ fields }) => fields.length > 0)).toHaveLength(5)
    expect(progress).toMatchObject({ entries: 9, lacking: 0, draft: 2, open: expect.any(Number) })
    expect([progress.open, progress.sent].every((count) => count > 5)).toBe(true)
    expect(new Set(entries.map(({ track }) => track)).size).toBe(3)
    expect(calibration?.samples).toHaveLength(2)
    expect(calibration?.judges.map(({ sent, of }) => [sent, of])).toEqual(Array(5).fill([2, 2]))
    expect(new Date(dueAt ?? 0) > new Date()).toBe(true)
  })

  it('signs in as a judge, reads an entry without names, and sends a review that counts', async () => {
    const open = (await ownReviews()).filter(({ isOpen, isSample }) => isOpen && !isSample)
    expect(new Set(open.map(({ state }) => state))).toEqual(new Set(['submitted', 'draft', 'assigned']))
    const { reviewId = '' } = open.find(({ state }) => state === 'assigned') ?? {}
    const entry = await judge.judging.entry({ reviewId })
    expect(entry.samplesFirst).toBe(0)
    const questions = entry.sections.flatMap((section) => section.questions)
    expect(questions.filter(({ isCovered }) => isCovered).map(({ key }) => key)).toEqual([
      ...['members', 'contactName', 'contactPhone'],
    ])
    expect(questions.find(({ key }) => key === 'trouble')?.lines.join('').length).toBeGreaterThan(80)
    const scores = Object.fromEntries(entry.criteria.map(({ key }) => [`score_${key}`, '7']))
    const before = await managers[0].judgingStaff.round({ round: relay })
    const answers = { ...scores, feedback: '下一步请写清谁来教。' }
    expect(await judge.judging.submit({ reviewId, answers })).toMatchObject({ state: 'submitted' })
    const after = await managers[0].judgingStaff.round({ round: relay })
    expect(after.progress.sent).toBe(before.progress.sent + 1)
  })

  it('decides with two managers: reviews are closed, all is proposed by one and confirmed by the other', async () => {
    const [one, two] = managers.map(({ ventureDecidingStaff }) => ventureDecidingStaff) as [
      Deciding,
      Deciding,
    ]
    const version = async () => (await one.deliberation({ roundId: relay })).round.version
    await one.deliberate({ roundId: relay, version: await version() })
    expect(await portal.runJobs()).toMatchObject({ failures: [] })
    const { items, judging } = await two.deliberation({ roundId: relay })
    // One of the five has sent samples alone, which never count.
    expect([items.length, judging?.judges.length]).toEqual([9, 4])
    await one.proposeAll({ roundId: relay, advance: 4, waitlist: 1, amount: 18_000, reason: '按名次' })
    expect(await two.confirmAll({ roundId: relay })).toEqual({ confirmed: 9, left: 0 })
  })
})
type Deciding = Api['ventureDecidingStaff']

describe('whoever tries the money', () => {
  const lines = async () => (await managers[0].ventureAwardsStaff.list({})).items
  const detail = async (recipient: RegExp) => {
    const { awardId = '' } = (await lines()).find((one) => recipient.test(one.recipient)) ?? {}
    return managers[0].ventureAwardsStaff.detail({ awardId })
  }

  it('finds two awards that are agreed on and running, with an instalment paid and others not', async () => {
    const { sums, edition } = await managers[0].ventureAwardsStaff.list({})
    expect([edition, sums]).toEqual([3, { count: 2, awarded: 80_000, paid: 32_000, open: 48_000 }])
    const award = await detail(/萤窗/)
    expect(award).toMatchObject({ state: 'running', isNoticeOver: true, canStop: true, canPropose: true })
    expect(award.tranches.map(({ state, isMet }) => [state, isMet])).toEqual([
      ...[
        ['paid', true],
        ['planned', true],
        ['planned', false],
      ],
    ])
    // What the money is held against is what was agreed on, and nothing was paid before.
    expect(award.tranches.map(({ dueOn }) => dueOn)).toEqual(
      award.agreements[0]?.tranches.map(({ dueOn }) => dueOn),
    )
    expect(award.tranches[0]?.paidOn).toBe(today())
    expect((award.tranches[1]?.dueOn ?? '') > today()).toBe(true)
    const visitor = await portal.api()
    const { placed } = await visitor.venture.roundDetail({ roundId: kept })
    expect(placed?.map(({ amount }) => amount)).toEqual([40_000, 40_000])
  })

  it('pays the next instalment, in one sitting', async () => {
    const [one, two] = managers
    const { tranches } = await detail(/萤窗/)
    const { trancheId = '', version = 0 } = tranches[1] ?? {}
    const noted = { paidOn: today(), bankReference: '2026-TRY-1' }
    const step = await one.ventureAwardsStaff.tranche({ trancheId, version, action: 'propose', ...noted })
    await two.ventureAwardsStaff.tranche({ trancheId, version: step.version, action: 'confirm' })
    expect(await detail(/萤窗/)).toMatchObject({ paid: 30_000, open: 10_000 })
  })

  it('waives what is asked back, and accepts a report', async () => {
    const [one, two] = managers
    const { tranches, reports } = await detail(/晴窗/)
    const asked = tranches.find(({ direction }) => direction === 'payback')
    const { trancheId = '', version = 0 } = asked ?? {}
    const reason = '金额小，留给下一批卡片。'
    const step = await one.ventureAwardsStaff.tranche({ trancheId, version, action: 'askWaiver', reason })
    await two.ventureAwardsStaff.tranche({ trancheId, version: step.version, action: 'waive' })
    const sent = reports.find(({ state }) => state === 'sent')
    expect(sent?.questions.every(({ answer }) => answer !== '')).toBe(true)
    const { reportId = '', version: seen = 0 } = sent ?? {}
    await two.ventureAwardsStaff.report({ reportId, version: seen, action: 'accept' })
    expect((await detail(/晴窗/)).reports.map(({ state }) => state)).toEqual(['accepted', 'draft'])
  })

  it('signs in as a team: one writes the report of its award, another has an entry with the judges', async () => {
    const reading = await member(readingTeam.lead)
    const own = async (api: Api) => (await api.applications.list({ kind: 'round' })).items[0]
    const { applicationId = '' } = (await own(reading)) ?? {}
    const { awardId } = await reading.ventureAwards.find({ applicationId })
    const award = await reading.ventureAwards.details({ awardId: awardId ?? '' })
    const due = award.reports.find(({ kind }) => kind === 'midterm')
    expect([award.canSign, due?.state]).toEqual([true, 'draft'])
    const answers = { done: '换了电池。', changed: '没有。', spent: '9000', next: '转存录音。' }
    const sent = { TeamID: award.TeamID, reportId: due?.reportId ?? '', answers, isSent: true }
    expect(await reading.ventureAwards.report(sent)).toMatchObject({ state: 'sent' })
    expect(await own(await member(teachingTeam.lead))).toMatchObject({ offeringId: relay })
  })
})
