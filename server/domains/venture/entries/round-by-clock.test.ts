import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { openRound, testCriteria, typedReview } from '../../../../tests/support/world/venture/judging.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const setRound = (number: string, set: object) =>
  portal.db.updateTable('venture_rounds').set(set).where('number', '=', Number(number)).execute()
const storedState = async (number: string) =>
  (
    await portal.db
      .selectFrom('venture_rounds')
      .select('state')
      .where('number', '=', Number(number))
      .executeTakeFirstOrThrow()
  ).state
const minutes = (count: number) => sql`now() + ${count} * interval '1 minute'`
const runClock = async () => {
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  expect(await portal.runJobs()).toMatchObject({ failures: [] })
}
const ofTeam = async () => {
  const { superAdmin, teamId } = await createTeam(portal)
  const api = await portal.api({ token: superAdmin.token })
  return { TeamID: teamId, api, ...api.applications }
}

/** A planned round with everything that it needs to open, whose time to open has just come. */
async function roundThatOpens(): Promise<string> {
  const roundId = await createRound(portal, { state: 'planned', opensIn: 1, closesIn: 48 })
  await setRound(roundId, { criteria: JSON.stringify(testCriteria) })
  await setRound(roundId, { opens_at: sql`now()` })
  return roundId
}

describe('before the job of the clock has come to it', () => {
  it('a round whose time has come takes drafts and entries, and says that it is open', async () => {
    const roundId = await roundThatOpens()
    const { TeamID, api, start, form, enterRound } = await ofTeam()
    expect(await api.venture.roundDetail({ roundId })).toMatchObject({ state: 'open' })
    expect((await api.venture.roundList({})).items).toContainEqual(
      expect.objectContaining({ roundId, state: 'open' }),
    )
    expect((await form({ roundId })).canStart).toBe(true)
    await start({ TeamID, roundId })
    await enterRound({ TeamID, roundId, answers: plainAnswers })
    const { list } = await api.ventureQuestions.issues({})
    expect(list.flatMap(({ rounds }) => rounds)).toContainEqual(
      expect.objectContaining({ roundID: roundId, isOpen: true }),
    )
    expect(await storedState(roundId)).toBe('planned')
    await runClock()
    expect(await storedState(roundId)).toBe('open')
  })

  it('its plan is settled, since teams enter by it', async () => {
    const roundId = await roundThatOpens()
    const { ventureStaff } = await portal.api({
      token: (await createStaff(portal, ['ventureManager'])).token,
    })
    const { version } = await ventureStaff.round({ number: roundId })
    await expect(
      ventureStaff.plan({
        ...{ number: roundId, version, opensOn: '', opensTime: '', closesOn: '', closesTime: '' },
        ...{ dueOn: '', dueTime: '', graceMinutes: 0, noticeDays: 5, places: 1, budget: 0 },
        ...{ judgesPerEntry: 1, criteria: [], hiddenQuestions: [], seesOthers: 'never' },
      }),
    ).rejects.toThrow('illegalTransition')
  })

  it('a round that lacks something does not open, and has no dates', async () => {
    const roundId = await roundThatOpens()
    await setRound(roundId, { criteria: '[]' })
    const { TeamID, api, start } = await ofTeam()
    expect(await api.venture.roundDetail({ roundId })).toMatchObject({ state: 'planned', window: null })
    await expect(start({ TeamID, roundId })).rejects.toThrow('notFound')
  })

  it('a round whose closing has come takes nothing new, and what was begun until its grace ends', async () => {
    const roundId = await createRound(portal, { closesIn: 1, graceMinutes: 30 })
    const [begun, other] = [await ofTeam(), await ofTeam()]
    await begun.start({ TeamID: begun.TeamID, roundId })
    await setRound(roundId, { opens_at: minutes(-600), closes_at: sql`now() + interval '1 millisecond'` })
    expect((await other.api.venture.roundDetail({ roundId })).state).toBe('grace')
    await expect(other.start({ TeamID: other.TeamID, roundId })).rejects.toThrow('notEligible')
    await begun.enterRound({ TeamID: begun.TeamID, roundId, answers: plainAnswers })
    expect(await storedState(roundId)).toBe('open')

    const over = await createRound(portal, { closesIn: 1, graceMinutes: 30 })
    await begun.start({ TeamID: begun.TeamID, roundId: over })
    await setRound(over, { closes_at: minutes(-31) })
    expect((await other.api.venture.roundDetail({ roundId: over })).state).toBe('reviewing')
    await expect(
      begun.enterRound({ TeamID: begun.TeamID, roundId: over, answers: plainAnswers }),
    ).rejects.toThrow('notEligible')
    expect(await storedState(over)).toBe('open')
  })

  it('no score is written once the scores are due', async () => {
    const round = await openRound(portal)
    await round.enter()
    await round.beginJudging(1)
    const judge = await round.addJudge()
    await round.assign()
    const [review] = (await judge.api.mine({})).reviews
    const reviewId = review?.reviewId ?? ''
    await judge.api.save({ reviewId, answers: typedReview })
    await setRound(round.number, {
      opens_at: minutes(-600),
      closes_at: minutes(-300),
      scores_due_at: minutes(0),
    })
    for (const write of [judge.api.save, judge.api.submit])
      await expect(write({ reviewId, answers: typedReview })).rejects.toThrow('illegalTransition')
    expect(await storedState(round.number)).toBe('reviewing')
  })
})
