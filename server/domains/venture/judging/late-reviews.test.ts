import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { openRound, typedReview } from '../../../../tests/support/world/venture/judging.ts'
import { waitingStatements } from '../../../../tests/support/world/waiting-statements.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** A round whose only entry has two judges, one of whom has sent their review. */
async function openReviews() {
  const round = await openRound(portal)
  await round.enter({ title: '乡村听诊器' })
  await round.beginJudging(2)
  const [early, late] = [await round.addJudge(), await round.addJudge()]
  await round.assign()
  const idOf = async ({ api }: typeof early) => (await api.mine({})).reviews[0]?.reviewId ?? ''
  await early.api.submit({ reviewId: await idOf(early), answers: typedReview })
  return { round, late, reviewId: await idOf(late) }
}

it.each(['submit', 'save'] as const)(
  'a review that is on its way when judging ends counts, or its judge is told: %s (trust 39, 60)',
  async (how) => {
    const { round, late, reviewId } = await openReviews()
    const { ventureDecidingStaff: staff } = round.manager
    const { version } = (await staff.deliberation({ roundId: round.number })).round
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    // Holds the review, so that the call waits after it has seen that the round is judged.
    const holding = portal.db.transaction().execute(async (db) => {
      await sql`select 1 from venture_reviews where id = ${reviewId} for update`.execute(db)
      await held
    })
    await sleep(50)
    const sending = late.api[how]({ reviewId, answers: typedReview }).then(
      () => 'taken',
      (error: Error) => error.message,
    )
    await expect.poll(() => waitingStatements(portal), { timeout: 10_000 }).toBeGreaterThan(0)
    const ending = staff.deliberate({ roundId: round.number, version }).then(() => portal.runJobs())
    await Promise.race([ending, sleep(500)])
    release()
    await holding
    const [outcome, { failures }] = [await sending, await ending]
    expect(failures).toEqual([])
    const { state } = await portal.db
      .selectFrom('venture_reviews')
      .select('state')
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow()
    const { input } = JSON.parse((await staff.exportRanking({ roundId: round.number })).text)
    const isSent = how === 'submit' && outcome === 'taken'
    if (outcome !== 'taken') expect(outcome).toBe('illegalTransition')
    expect([state === 'locked', input.reviews.length]).toEqual(isSent ? [true, 2] : [false, 1])
    const again = late.api.save({ reviewId, answers: { note: '晚了' } })
    await expect(again).rejects.toThrow('illegalTransition')
  },
)
