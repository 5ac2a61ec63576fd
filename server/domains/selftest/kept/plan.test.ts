import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { newAddress } from '../../../../tests/support/sign-in.ts'
import {
  createMember,
  createStaff,
  createTeam,
  type TestTeam,
} from '../../../../tests/support/world/actors.ts'
import { moveNow } from '../../../../tests/support/world/articles.ts'
import { answerAll } from '../../../../tests/support/world/selftests.ts'
import { removeOldResults } from '../forget-test.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

const use = 'maturity' as const
const newBrowserId = () => randomBytes(16).toString('base64url')
const visitor = (browserId: string) => portal.api({ browserId, address: newAddress() })

/** A team, and its super admin in a browser. */
async function newTeam(browserId = newBrowserId()) {
  const team = await createTeam(portal)
  return { team, browserId, api: await apiOf(team, browserId) }
}
const apiOf = (team: TestTeam, browserId: string) =>
  portal.api({ token: team.superAdmin.token, browserId, address: newAddress() })

describe('a team', () => {
  it('keeps with one press what was answered without signing in, and has a plan', async () => {
    const { team, browserId, api } = await newTeam()
    const report = await answerAll(await visitor(browserId), use, 'worst')
    const before = await api.selftestTeam.describePlan({ use })
    expect(before).toMatchObject({ waiting: { score: 0 }, kept: [], steps: [], trend: [] })
    const { resultID } = await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const plan = await api.selftestTeam.describePlan({ use })
    expect(plan).toMatchObject({ waiting: null, kept: [{ resultID, score: 0, level: { name: '起步' } }] })
    expect(plan.steps.map(({ title, from, now }) => ({ title, from, now }))).toEqual(
      report.steps.map(({ title }) => ({ title, from: 0, now: 0 })),
    )
    const days = plan.steps.map(({ dueOn }) => dueOn)
    expect(days).toEqual([...days].sort())
    expect(plan.steps.every(({ target, goals }) => goals.some(({ score }) => score === target))).toBe(true)
    expect(await api.selftestTeam.describeKept({ resultID: resultID ?? '' })).toMatchObject({
      report: { score: 0, steps: report.steps },
    })
    // The same test again adds nothing.
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const again = await api.selftestTeam.describePlan({ use })
    expect([again.kept.length, again.steps.length]).toEqual([1, report.steps.length])
  })

  it('leads to applications for tools, services and resources', async () => {
    const { team, browserId, api } = await newTeam()
    await answerAll(await visitor(browserId), 'service', 'worst')
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use: 'service' })
    const { steps } = await api.selftestTeam.describePlan({ use: 'service' })
    const paths = steps.flatMap(({ targets }) => targets.map(({ applyPath }) => applyPath))
    expect(paths).toContain('/applyServices/401')
  })

  it('keeps its copy whatever the browser changes or deletes later', async () => {
    const { team, browserId, api } = await newTeam()
    await answerAll(await visitor(browserId), use, 'worst')
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const { questions } = await api.selftest.describeTest({ use, part: 1 })
    const best = Object.fromEntries(
      questions.map(({ questionId, kind, answers }) => [
        questionId,
        kind === 'level' ? [String(answers.length)] : ['unsure'],
      ]),
    )
    await api.selftest.answerTest({ use, part: 1, answers: best })
    const plan = await api.selftestTeam.describePlan({ use })
    expect([plan.waiting?.score === 0, plan.kept[0]?.score]).toEqual([false, 0])
    await api.selftest.forgetTest({ use })
    expect(await api.selftestTeam.describePlan({ use })).toMatchObject({
      waiting: null,
      kept: [{ score: 0 }],
    })
  })

  it('ticks steps off and moves their days; nobody else reaches them', async () => {
    const { team, browserId, api } = await newTeam()
    await answerAll(await visitor(browserId), use, 'worst')
    const { resultID } = await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const { steps } = await api.selftestTeam.describePlan({ use })
    const stepID = steps[0]?.stepID ?? ''
    const save = { TeamID: team.teamId, stepID, dueOn: '2020-02-03', target: 60 }
    await api.selftestTeam.saveStep({ ...save, isDone: false })
    expect((await api.selftestTeam.describePlan({ use })).steps[0]).toMatchObject({
      ...{ stepID, dueOn: '2020-02-03', target: 60, isLate: true, doneOn: null },
    })
    await api.selftestTeam.saveStep({ ...save, isDone: true })
    const after = (await api.selftestTeam.describePlan({ use })).steps.at(-1)
    expect([after?.stepID, after?.isLate, typeof after?.doneOn]).toEqual([stepID, false, 'string'])
    const audit = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'after'])
      .where('subject_id', '=', stepID)
      .execute()
    expect(audit.at(-1)).toMatchObject({ kind: 'selftest.stepSaved', after: { isDone: true } })

    // One that is taken out comes back once a test advises it again.
    const out = { ...save, stepID: steps[1]?.stepID ?? '', isDone: false, isDropped: true }
    await api.selftestTeam.saveStep(out)
    const ids = async () => (await api.selftestTeam.describePlan({ use })).steps.map(({ stepID }) => stepID)
    expect(await ids()).toEqual([steps[2]?.stepID, stepID])
    await expect(api.selftestTeam.saveStep(out)).rejects.toThrow('notAvailable')

    const other = await newTeam()
    const foreign = { ...save, TeamID: other.team.teamId, isDone: true }
    await expect(other.api.selftestTeam.saveStep(foreign)).rejects.toThrow('notAvailable')
    await expect(other.api.selftestTeam.describeKept({ resultID: resultID ?? '' })).rejects.toThrow(
      'notAvailable',
    )
    // Members keep and tick off; deleting is for those who manage the team.
    const member = await createMember(portal, team.teamId, 'member')
    const asMember = await portal.api({ token: member.token, address: newAddress() })
    const gone = { TeamID: team.teamId, resultID: resultID ?? '' }
    await expect(asMember.selftestTeam.forgetKept(gone)).rejects.toThrow('notAvailable')
    await api.selftestTeam.forgetKept(gone)
    expect(await api.selftestTeam.describePlan({ use })).toMatchObject({ kept: [], steps: [] })
  })

  it('is told once of a step whose day is a week away, and again once it has another day', async () => {
    const { team, browserId, api } = await newTeam()
    await answerAll(await visitor(browserId), use, 'worst')
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const { steps } = await api.selftestTeam.describePlan({ use })
    const told = async () => {
      await portal.services.enqueue(portal.db, 'remind-selftest-steps', {})
      expect((await portal.runJobs()).failures).toEqual([])
      const { list } = await api.messages.describeMessageList({})
      return list.filter(({ title }) => title.includes('快到日子')).length
    }
    expect(await told()).toBe(0)
    const save = { TeamID: team.teamId, stepID: steps[0]?.stepID ?? '', target: 60, isDone: false }
    await api.selftestTeam.saveStep({ ...save, dueOn: '2020-02-03' })
    expect([await told(), await told()]).toEqual([1, 1])
    await api.selftestTeam.saveStep({ ...save, dueOn: '2020-02-04' })
    expect(await told()).toBe(2)
  })
})

describe('a new test', () => {
  it('shows the trend, and says where other questions were asked', async () => {
    const { team, browserId, api } = await newTeam()
    await answerAll(await visitor(browserId), use, 'worst')
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    await answerAll(await visitor(browserId), use, 'best')
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const plan = await api.selftestTeam.describePlan({ use })
    expect(plan.kept.map(({ score }) => score)).toEqual([0, 100])
    const same = [
      { score: 0, isComparable: true },
      { score: 100, isComparable: true },
    ]
    expect(plan.trend.map(({ scores }) => scores)).toEqual(Array.from({ length: 7 }, () => same))
    expect(plan.steps.map(({ from, now }) => [from, now])).toEqual(plan.steps.map(() => [0, 100]))

    const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    const key = { collection: 'selfTestQuestions' as const, number: '741' }
    const { version, shared, texts } = await editor.contentStaff.recordDetail(key)
    const zh = { ...texts.zh.fields, title: '办公设备够用吗？' }
    await editor.contentStaff.recordSave({ ...key, version, shared, texts: { zh, en: texts.en.fields } })
    await moveNow(editor, 'selfTestQuestions', '741', 'zh', 'publish')
    await answerAll(await visitor(browserId), use, 'best')
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const { trend, steps } = await api.selftestTeam.describePlan({ use })
    const other = { score: null, isComparable: false }
    const latest = { score: 100, isComparable: true }
    // The dimension of the question, and so the whole, have nothing to be held against; the others have.
    expect(trend[0]?.scores).toEqual([other, other, latest])
    expect(trend[1]?.scores).toEqual([other, other, latest])
    expect(trend[2]?.scores).toEqual([...same, latest])
    const ofDimension = steps.filter(({ dimension }) => dimension === trend[1]?.name)
    expect(ofDimension.every(({ isComparable, now }) => !isComparable && now === null)).toBe(true)
  })
})

describe('a link to a report', () => {
  const tokenIn = (link = '') => new URL(link).searchParams.get('link') ?? ''

  it('shows the report to whoever has it, not whose it is, until it is ended', async () => {
    const { team, browserId, api } = await newTeam()
    const own = await visitor(browserId)
    const { report } = { report: await answerAll(own, use, 'worst') }
    const { made } = await own.selftest.shareResult({ use, days: 7 })
    await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
    const { kept } = await api.selftestTeam.describePlan({ use })
    const resultID = kept[0]?.resultID ?? ''
    const ofTeam = await api.selftestTeam.shareKept({ TeamID: team.teamId, resultID, days: 30 })
    const stranger = await visitor(newBrowserId())
    const { name } = await portal.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', team.teamId)
      .executeTakeFirstOrThrow()
    for (const link of [made?.link, ofTeam.link]) {
      const shared = await stranger.selftest.describeShared({ token: tokenIn(link) })
      expect(shared.report).toEqual(report)
      expect(JSON.stringify(shared)).not.toContain(name)
    }
    expect((await own.selftest.describeResult({ use })).shares).toHaveLength(1)

    await own.selftest.endShares({ use })
    await expect(stranger.selftest.describeShared({ token: tokenIn(made?.link) })).rejects.toThrow('notFound')
    // The team's link is its own; the term ends it.
    await stranger.selftest.describeShared({ token: tokenIn(ofTeam.link) })
    await sql`update selftest_shares set expires_at = now()`.execute(portal.db)
    await expect(stranger.selftest.describeShared({ token: tokenIn(ofTeam.link) })).rejects.toThrow(
      'notFound',
    )
  })

  it('goes with the answers, and there are five at most, however many are asked for at once', async () => {
    const browserId = newBrowserId()
    const own = await visitor(browserId)
    await answerAll(own, 'service', 'best')
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, async () =>
        (await visitor(browserId)).selftest.shareResult({ use: 'service', days: 7 }),
      ),
    )
    const links = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.made?.link] : []))
    expect(links).toHaveLength(5)
    await own.selftest.forgetTest({ use: 'service' })
    await expect(own.selftest.describeShared({ token: tokenIn(links[0]) })).rejects.toThrow('notFound')
  })
})

it('goes with the team’s last member', async () => {
  const { team, browserId, api } = await newTeam()
  await answerAll(await visitor(browserId), use, 'worst')
  await api.selftestTeam.keepResult({ TeamID: team.teamId, use })
  const kept = () =>
    portal.db.selectFrom('selftest_results').select('id').where('team_id', '=', team.teamId).execute()
  await removeOldResults(portal.db)
  expect(await kept()).toHaveLength(1)
  await portal.db
    .updateTable('memberships')
    .set({ left_at: sql<Date>`now()` })
    .where('team_id', '=', team.teamId)
    .execute()
  await removeOldResults(portal.db)
  expect(await kept()).toEqual([])
})
