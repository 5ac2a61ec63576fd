import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { openRound, type TestJudge, typedReview } from '../../../../tests/support/world/venture/judging.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** A round whose scores are due in so many hours, with two judges who were given an entry each before that many hours. */
async function roundDueIn(hours: number) {
  const round = await openRound(portal)
  await round.enter()
  await round.enter()
  await round.beginJudging(1)
  const judges = [await round.addJudge(), await round.addJudge()] as const
  await round.assign()
  const number = Number(round.number)
  const dueIn = (left: number) =>
    sql`update venture_rounds set opens_at = now() - interval '40 days',
      closes_at = now() - interval '30 days', scores_due_at = now() + make_interval(hours => ${left})
      where number = ${number}`.execute(portal.db)
  await dueIn(hours)
  await sql`update venture_reviews set assigned_at = now() - interval '20 days'
    where round_number = ${number}`.execute(portal.db)
  return { round, judges, dueIn }
}

async function tick() {
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  expect((await portal.runJobs()).failures).toEqual([])
}

const remindersOf = async ({ account }: TestJudge) => {
  const { rows } = await sql<{ template: string }>`
    select template from notifications where account_id = ${account.accountId} and template = 'judge_reminded'`.execute(
    portal.db,
  )
  return rows.length
}

/** As though it had been so long ago. */
const reminded = ({ judgeId }: TestJudge, hours: number) =>
  sql`update venture_judges set reminded_at = now() - make_interval(hours => ${hours}) where id = ${judgeId}`.execute(
    portal.db,
  )

it('judges with something left are reminded seven and two days before, each time once', async () => {
  const { round, judges, dueIn } = await roundDueIn(7 * 24 + 1)
  const [idle, done] = judges
  const [review] = (await done.api.mine({})).reviews
  await done.api.submit({ reviewId: review?.reviewId as never, answers: typedReview })
  await tick()
  expect(await remindersOf(idle)).toBe(0)
  await dueIn(7 * 24 - 1)
  await tick()
  await tick()
  expect([await remindersOf(idle), await remindersOf(done)]).toEqual([1, 0])
  const { judges: seen } = await round.manager.judgingStaff.round({ round: round.number })
  expect(seen.find(({ judgeId }) => judgeId === idle.judgeId)?.remindedAt).toEqual(expect.any(String))
  expect(seen.find(({ judgeId }) => judgeId === done.judgeId)?.remindedAt).toBeNull()
  await dueIn(3 * 24)
  await reminded(idle, 4 * 24 - 1)
  await tick()
  expect(await remindersOf(idle)).toBe(1)
  await dueIn(2 * 24 - 1)
  await tick()
  await tick()
  expect(await remindersOf(idle)).toBe(2)
  await dueIn(20)
  await reminded(idle, 21)
  await tick()
  expect(await remindersOf(idle)).toBe(2)
})

it('nobody is reminded of what they were given after the reminder fell due, or who was reminded by hand today', async () => {
  const { round, judges } = await roundDueIn(6 * 24)
  const [late, told] = judges
  await sql`update venture_reviews set assigned_at = now() where judge_id = ${late.judgeId}`.execute(
    portal.db,
  )
  await reminded(told, 19)
  await tick()
  expect([await remindersOf(late), await remindersOf(told)]).toEqual([0, 0])
  await portal.db
    .updateTable('venture_rounds')
    .set({ state: 'deliberating' })
    .where('number', '=', Number(round.number))
    .execute()
  await reminded(told, 24 * 30)
  await tick()
  expect(await remindersOf(told)).toBe(0)
})

it('nobody is reminded who no longer judges', async () => {
  const { round, judges } = await roundDueIn(6 * 24)
  const [gone] = judges
  const [review] = (await gone.api.mine({})).reviews
  await gone.api.save({ reviewId: review?.reviewId as never, answers: { note: '开始' } })
  await round.manager.judgingStaff.judgeSet({
    ...{ edition: round.edition, userID: gone.account.accountId as never, action: 'remove', tracks: [] },
  })
  await tick()
  expect(await remindersOf(gone)).toBe(0)
  await round.manager.judgingStaff.remind({ round: round.number })
  expect(await remindersOf(gone)).toBe(0)
})
