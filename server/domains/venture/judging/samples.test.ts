import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import {
  openRound,
  type TestJudge,
  type TestRound,
  typedReview,
} from '../../../../tests/support/world/venture/judging.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const seen = (round: TestRound) => round.manager.judgingStaff.round({ round: round.number })
const mark = ({ manager }: TestRound, entryId: string, isSample = true) =>
  manager.judgingStaff.sampleSet({ entryId: entryId as never, isSample })
const listed = async ({ api }: TestJudge) => (await api.mine({})).reviews
const samplesOf = async (judge: TestJudge) => (await listed(judge)).filter(({ isSample }) => isSample)

async function roundWith(entries: number, judges: number) {
  const round = await openRound(portal)
  const made: string[] = []
  for (let count = 0; count < entries; count += 1) made.push((await round.enter()).entryId)
  await round.beginJudging(1)
  const people: TestJudge[] = []
  for (let count = 0; count < judges; count += 1) people.push(await round.addJudge())
  return { round, entries: made, judges: people }
}

/** Scores every sample of a judge. */
async function scoreSamples(judge: TestJudge, need: number) {
  for (const { reviewId } of await samplesOf(judge))
    await judge.api.submit({
      reviewId: reviewId as never,
      answers: { ...typedReview, score_need: String(need), feedback: '试评时写的话' },
    })
}

describe('the samples of a round', () => {
  it('are three entries at most, marked while the round is judged', async () => {
    const { round, entries } = await roundWith(4, 0)
    for (const entryId of entries.slice(0, 3)) await mark(round, entryId)
    await expect(mark(round, entries[3] ?? '')).rejects.toMatchObject({
      details: { fields: { entryId: { reason: 'tooManyChosen', limit: 3 } } },
    })
    await mark(round, entries[0] ?? '')
    await mark(round, entries[0] ?? '', false)
    expect(await mark(round, entries[3] ?? '')).toEqual({ samples: 3 })
    const { calibration, entries: shown } = await seen(round)
    expect(calibration?.samples.map(({ entryId }) => entryId).sort()).toEqual(entries.slice(1).sort())
    expect(shown.filter(({ isSample }) => isSample)).toHaveLength(3)
    await portal.db
      .updateTable('venture_rounds')
      .set({ state: 'deliberating' })
      .where('number', '=', Number(round.number))
      .execute()
    await expect(mark(round, entries[0] ?? '', false)).rejects.toThrow('illegalTransition')
  })

  it('come first for every judge who has accepted, then or later, and are declined by nobody', async () => {
    const { round, entries, judges } = await roundWith(2, 1)
    const [judge] = judges as [TestJudge]
    await round.assign()
    await mark(round, entries[0] ?? '')
    const later = await round.addJudge()
    for (const one of [judge, later]) expect((await listed(one))[0]).toMatchObject({ isSample: true })
    expect((await listed(judge)).map(({ isSample }) => isSample)).toEqual([true, false, false])
    const [sample, own] = await listed(judge)
    const [first, next] = [sample?.reviewId as never, own?.reviewId as never]
    expect(await judge.api.entry({ reviewId: next })).toMatchObject({
      ...{ mayWrite: false, samplesFirst: 1, isSample: false, mayLeave: true, mayDecline: true },
    })
    await expect(judge.api.save({ reviewId: next, answers: { note: 'x' } })).rejects.toThrow(
      'illegalTransition',
    )
    await expect(judge.api.step({ reviewId: first, action: 'decline' })).rejects.toThrow('illegalTransition')
    await judge.api.save({ reviewId: first, answers: { note: '开始' } })
    await expect(judge.api.submit({ reviewId: next, answers: typedReview })).rejects.toThrow(
      'illegalTransition',
    )
    await judge.api.submit({ reviewId: first, answers: typedReview })
    expect(await judge.api.entry({ reviewId: next })).toMatchObject({ mayWrite: true, samplesFirst: 0 })
    await judge.api.save({ reviewId: next, answers: { note: 'x' } })
    await mark(round, entries[0] ?? '', false)
    expect(await samplesOf(judge)).toEqual([])
    await expect(judge.api.entry({ reviewId: first })).rejects.toThrow('notAvailable')
  })

  it('keep nobody from declining another entry, or stating a conflict with it', async () => {
    const { round, entries, judges } = await roundWith(3, 1)
    const [judge] = judges as [TestJudge]
    await round.assign()
    await mark(round, entries[0] ?? '')
    const [one, two] = (await listed(judge)).filter(({ isSample }) => !isSample)
    await judge.api.step({ reviewId: one?.reviewId as never, action: 'decline' })
    await judge.api.step({ reviewId: two?.reviewId as never, action: 'stateConflict' })
    expect((await listed(judge)).map(({ isSample }) => isSample)).toEqual([true, false])
  })

  it('are spared a judge with a conflict, who then begins at once', async () => {
    const { round, entries } = await roundWith(1, 0)
    const team = await createTeam(portal)
    await portal.db
      .updateTable('venture_rounds')
      .set({ state: 'open' })
      .where('number', '=', Number(round.number))
      .execute()
    const { entryId } = await round.enter({ school: '清华大学' }, team)
    await round.beginJudging(1)
    const tied = await round.addJudge({ schools: '清华大学' })
    const stating = await round.addJudge()
    const free = await round.addJudge()
    await mark(round, entryId)
    await round.manager.judgingStaff.pairSet({
      ...{ entryId: entries[0] as never, judgeId: free.judgeId as never },
      action: 'give',
    })
    expect(await samplesOf(tied)).toEqual([])
    for (const one of [stating, free]) expect(await samplesOf(one)).toHaveLength(1)
    const [sample] = await samplesOf(stating)
    await stating.api.step({ reviewId: sample?.reviewId as never, action: 'stateConflict' })
    const { calibration } = await seen(round)
    const byJudge = new Map(calibration?.judges.map(({ judgeId, ...one }) => [judgeId, one]))
    expect(byJudge.get(tied.judgeId)).toMatchObject({ sent: 0, of: 0 })
    expect(byJudge.get(stating.judgeId)).toMatchObject({ sent: 0, of: 0 })
    expect(byJudge.get(free.judgeId)).toMatchObject({ sent: 0, of: 1 })
    await portal.db
      .insertInto('memberships')
      .values({
        team_id: team.teamId,
        account_id: free.account.accountId,
        role: 'member',
        left_at: new Date(),
      })
      .execute()
    const given = (await listed(free)).find(({ isSample }) => !isSample)
    expect(await free.api.entry({ reviewId: given?.reviewId as never })).toMatchObject({
      ...{ samplesFirst: 0, mayWrite: true },
    })
  })

  it('show staff how far each judge is from the others, and who has not scored them', async () => {
    const { round, entries, judges } = await roundWith(2, 3)
    for (const entryId of entries) await mark(round, entryId)
    const [strict, mild, late] = judges as [TestJudge, TestJudge, TestJudge]
    await scoreSamples(strict, 3)
    await scoreSamples(mild, 7)
    const { calibration } = await seen(round)
    const needOf = ({ judgeId }: TestJudge) => {
      const found = calibration?.judges.find((one) => one.judgeId === judgeId)
      return { ...found, differences: found?.differences.find(({ key }) => key === 'need') }
    }
    expect(calibration?.criteria.map(({ key }) => key)).toEqual(['need', 'idea', 'reach'])
    expect(needOf(strict)).toMatchObject({ sent: 2, of: 2, differences: { mean: -4, spread: 0 } })
    expect(needOf(mild)).toMatchObject({ sent: 2, of: 2, differences: { mean: 4, spread: 0 } })
    expect(needOf(late)).toMatchObject({ sent: 0, of: 2, differences: { mean: null, spread: null } })
  })

  it('never count: not in ranking, decision, feedback, the words of other judges or the assignment', async () => {
    const { round, entries, judges } = await roundWith(2, 2)
    for (const entryId of entries) await mark(round, entryId)
    for (const judge of judges) await scoreSamples(judge, 1)
    expect((await seen(round)).progress).toMatchObject({ lacking: 2, sent: 0, open: 0 })
    const { rows: states } = await sql<{ state: string }>`
      select state from venture_entries where round_number = ${Number(round.number)}`.execute(portal.db)
    expect(states.map(({ state }) => state)).toEqual(['in_review', 'in_review'])
    await round.assign()
    for (const judge of judges)
      for (const { reviewId, isSample } of await listed(judge)) {
        if (isSample) continue
        await judge.api.submit({ reviewId: reviewId as never, answers: typedReview })
        expect((await judge.api.entry({ reviewId: reviewId as never })).others).toEqual([])
      }
    const { ventureDecidingStaff: deciding } = round.manager
    const roundId = round.number as never
    const { round: before } = await deciding.deliberation({ roundId })
    await deciding.deliberate({ roundId, version: before.version })
    await portal.runJobs()
    const { items } = await deciding.deliberation({ roundId })
    expect(items.map(({ standing }) => standing)).toMatchObject([
      { reviews: 1, raw: items[0]?.standing.raw },
      { reviews: 1, raw: items[0]?.standing.raw },
    ])
    for (const { entryId } of items) {
      const { reviews, feedback } = await deciding.decision({ roundId, entryId })
      expect(reviews).toHaveLength(1)
      expect(reviews[0]?.scores.map(({ score }) => score).sort()).toEqual([7, 8])
      expect(feedback).toBe(typedReview.feedback)
    }
    const kept = await portal.db
      .selectFrom('venture_reviews')
      .select(['state', 'is_sample'])
      .where('round_number', '=', Number(round.number))
      .execute()
    expect(kept.filter(({ is_sample }) => is_sample).map(({ state }) => state)).toEqual([
      ...['locked', 'locked', 'locked', 'locked'],
    ])
  })
})
