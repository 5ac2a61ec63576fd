import { sessionCookie } from '../server/cookie-names.ts'
import { rankRound } from '../server/domains/venture/deciding/rank-round.ts'
import { findRound } from '../server/domains/venture/entries/rounds.queries.ts'
import { inOwnTransaction } from '../server/own-transaction.ts'
import type { TestPortal } from '../tests/support/portal/portal.ts'
import { createStaff } from '../tests/support/world/actors.ts'
import { createRoundToJudge, sendReviews } from '../tests/support/world/venture/judged-round.ts'
import { settleTables } from './growth/multiply.queries.ts'
import { type BenchPortal, openBenchPortal } from './messages/bench-portal.ts'
import { percentile } from './messages/percentiles.ts'

/** The round that the demo has. */
const roundId = '5101'
/** Requests that are measured, after so many that are not. */
const [asked, warmed] = [100, 30]

/**
 * Prints what the pages of a round cost as it grows, as HTML over HTTP: the queue with its entries, the list of one of
 * sixty judges and the ranking, at 200 and at 2,000 entries, five judges to each. At 2,000 the 95th percentile is to be
 * at most 300 ms.
 */
async function main(): Promise<void> {
  const small = await measure(200)
  const large = await measure(2_000)
  for (const [name, times] of Object.entries(large)) {
    const p95 = percentile(times, 0.95)
    const ratio = percentile(times, 0.5) / percentile(small[name] ?? times, 0.5)
    console.log(`  ${name}: p95 ${p95.toFixed(1)} ms at 2,000 entries (median ×${ratio.toFixed(2)} of 200)`)
  }
}

async function measure(entries: number): Promise<Record<string, number[]>> {
  const portal = await openBenchPortal()
  try {
    return await measurePages(portal, entries)
  } finally {
    await portal.stop()
  }
}

async function measurePages(portal: BenchPortal, entries: number): Promise<Record<string, number[]>> {
  const { db, services, ownerUrl, address } = portal
  // The test helpers that create people and rounds need only a portal's database and its keys.
  const made = portal as unknown as TestPortal
  const round = await createRoundToJudge(
    made,
    { entries, judges: 60, judgesOfEntry: 5, places: 50 },
    { roundId },
  )
  const manager = await createStaff(made, ['ventureManager'])
  const timed = (path: string, token: string) => timesOf(address + path, token)
  const stateOf = (state: 'submitted' | 'approved') =>
    db.updateTable('applications').set({ state }).where('offering_number', '=', round.number).execute()
  await stateOf('submitted')
  await settleTables(ownerUrl)
  const queue = await timed('/staff', manager.token)
  await stateOf('approved')
  await sendReviews(made, round, round.truth.input.reviews)
  await inOwnTransaction({ services, requestId: 'bench', accountId: null }, async (ctx) => {
    const row = await findRound(ctx.db, round.number)
    if (row) await rankRound(ctx, row)
  })
  await settleTables(ownerUrl)
  return {
    "staff's queue": queue,
    'entries of the round': await timed(`/staff/venture/rounds/${roundId}/entries`, manager.token),
    "a judge's list": await timed('/staff/judging', round.judges[0]?.token ?? ''),
    'the ranking': await timed(`/staff/venture/rounds/${roundId}/deliberation`, manager.token),
  }
}

/** Milliseconds of the same page, one request after the other. */
async function timesOf(url: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < warmed + asked; time += 1) {
    const began = performance.now()
    const response = await fetch(url, {
      headers: { cookie: `${sessionCookie}=${token}` },
      redirect: 'manual',
    })
    await response.text()
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
    times.push(performance.now() - began)
  }
  return times.slice(warmed)
}

await main()
