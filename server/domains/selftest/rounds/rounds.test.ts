import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { newAddress } from '../../../../tests/support/sign-in.ts'
import { createMember, createTeam } from '../../../../tests/support/world/actors.ts'
import { finishAll, nobody } from '../../../../tests/support/world/selftests.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

const use = 'maturity' as const
const visitor = (browserId = randomBytes(16).toString('base64url')) =>
  portal.api({ browserId, address: newAddress() })
const tokenIn = (link = '') => new URL(link).searchParams.get('link') ?? ''

async function openRound() {
  const team = await createTeam(portal)
  const api = await portal.api({ token: team.superAdmin.token, address: newAddress() })
  await api.selftestRounds.open({ TeamID: team.teamId, use, ...nobody })
  const { round } = await api.selftestRounds.describeOwn({ use })
  return { team, api, token: tokenIn(round?.link), roundID: round?.roundID ?? '' }
}

it('three colleagues answer apart, see how far they are apart, and the super admin settles it', async () => {
  const { team, api, token, roundID } = await openRound()
  for (const way of ['worst', 'best'] as const) {
    const colleague = await visitor()
    expect((await colleague.selftestRounds.describe({ token })).state).toBe('new')
    expect(await colleague.selftestRounds.join({ token })).toEqual({ use, next: 1 })
    await finishAll(colleague, use, way, 1)
  }
  const third = await visitor()
  await third.selftestRounds.join({ token })
  expect((await third.selftestRounds.describe({ token })).spread).toBeNull()
  await finishAll(third, use, 'best', 1)
  const seen = await third.selftestRounds.describe({ token })
  expect(seen).toMatchObject({ state: 'finished', finished: 3 })
  expect(seen.spread?.dimensions.map(({ scores, middle }) => [scores, middle])).toEqual(
    Array.from({ length: 6 }, () => [[0, 100, 100], 100]),
  )
  const page = await api.selftestRounds.describeOwn({ use })
  expect(page.round).toMatchObject({ finished: 3, begun: 0, isClosed: false })
  expect(page.spread).toEqual(seen.spread)
  expect(page.spread?.apart[0]?.tally.map(({ count }) => count)).toEqual([2, 1])

  const parts = page.questions.map(({ dimensionId }) => dimensionId)
  expect([...new Set(parts)]).toEqual(page.dimensions.map(({ dimensionId }) => dimensionId))
  expect(page.dimensions.map(({ name }) => name)).toEqual(seen.spread?.dimensions.map(({ name }) => name))
  const apart = new Set(page.spread?.apart.map(({ question }) => question.questionId))
  const agreed = page.questions.filter(({ isAgreed }) => isAgreed)
  expect(agreed.filter(({ questionId }) => apart.has(questionId))).toEqual([])

  // What most have answered is chosen; the super admin settles it, nobody else.
  const suggested = Object.fromEntries(page.questions.map(({ questionId, given }) => [questionId, given]))
  const settled = { TeamID: team.teamId, roundID, answers: suggested }
  const admin = await createMember(portal, team.teamId, 'admin')
  const asAdmin = await portal.api({ token: admin.token, address: newAddress() })
  await expect(asAdmin.selftestRounds.settle(settled)).rejects.toThrow('notAvailable')
  expect((await asAdmin.selftestRounds.describeOwn({ use })).questions).toEqual([])
  const [first = ''] = Object.keys(suggested)
  await expect(
    api.selftestRounds.settle({ ...settled, answers: { ...suggested, [first]: [] } }),
  ).rejects.toMatchObject({ details: { fields: { [`answers.${first}`]: { reason: 'required' } } } })
  const { resultID } = await api.selftestRounds.settle(settled)
  expect((await api.selftestTeam.describePlan({ use })).kept).toMatchObject([{ resultID, score: 100 }])
  expect((await api.selftestRounds.describeOwn({ use })).round).toBeNull()
  await expect(third.selftestRounds.describe({ token })).rejects.toThrow('notFound')
  // What a colleague has answered stays in the browser.
  expect((await third.selftest.describeResult({ use })).report?.score).toBe(100)
  const { list } = await asAdmin.messages.describeMessageList({})
  expect(list.map(({ title }) => title)).toEqual(
    expect.arrayContaining([expect.stringContaining('请你们'), expect.stringContaining('有结果了')]),
  )
})

it('chooses nothing where two answers are level, and tells each that the answers are in', async () => {
  const { team, api, token, roundID } = await openRound()
  for (const way of ['worst', 'best'] as const) {
    const colleague = await visitor()
    await colleague.selftestRounds.join({ token })
    await finishAll(colleague, use, way, 1)
    expect((await colleague.selftest.describeResult({ use })).isOfRound).toBe(true)
  }
  const { questions } = await api.selftestRounds.describeOwn({ use })
  const apart = questions.filter(({ isAgreed }) => !isAgreed)
  expect(apart.length).toBeGreaterThan(10)
  expect(apart.flatMap(({ given }) => given)).toEqual([])
  const answers = Object.fromEntries(questions.map(({ questionId, given }) => [questionId, given]))
  const refused = { [`answers.${apart[0]?.questionId}`]: { reason: 'required' } }
  await expect(api.selftestRounds.settle({ TeamID: team.teamId, roundID, answers })).rejects.toMatchObject({
    details: { fields: refused },
  })
})

it('a browser takes part once, takes its answers back, and says nothing of them to others', async () => {
  const { api, token } = await openRound()
  const browserId = randomBytes(16).toString('base64url')
  await Promise.all(
    Array.from({ length: 6 }, async () => (await visitor(browserId)).selftestRounds.join({ token })),
  )
  const own = await visitor(browserId)
  await finishAll(own, use, 'worst', 1)
  expect(await own.selftestRounds.join({ token })).toEqual({ use, next: null })
  expect((await api.selftestRounds.describeOwn({ use })).round).toMatchObject({ finished: 1, begun: 0 })
  expect((await (await visitor()).selftestRounds.describe({ token })).spread).toBeNull()
  await own.selftest.forgetTest({ use })
  expect((await api.selftestRounds.describeOwn({ use })).round).toMatchObject({ finished: 0, begun: 0 })
})

it('takes a test that was begun into the round, and ends without a result', async () => {
  const { team, api, token, roundID } = await openRound()
  const own = await visitor()
  await own.selftest.beginTest({ use, ...nobody })
  const { questions } = await own.selftest.describeTest({ use, part: 1 })
  const answers = Object.fromEntries(questions.map(({ questionId }) => [questionId, ['unsure']]))
  await own.selftest.answerTest({ use, part: 1, answers })
  expect(await own.selftestRounds.join({ token })).toEqual({ use, next: 2 })
  await expect(api.selftestRounds.open({ TeamID: team.teamId, use, ...nobody })).rejects.toThrow(
    'alreadyOpen',
  )
  await api.selftestRounds.end({ TeamID: team.teamId, roundID })
  await expect(own.selftestRounds.join({ token })).rejects.toThrow('notFound')
  expect((await own.selftest.describeTest({ use })).state).toBe('begun')
  expect((await api.selftestTeam.describePlan({ use })).kept).toEqual([])
})
