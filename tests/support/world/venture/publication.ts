import type { TestPortal } from '../../portal/portal.ts'
import { openDeliberation } from './deliberation.ts'
import type { Made } from './made-round.ts'

type Decided = Partial<Record<'amount' | 'waitlist', number>>

/** A round whose results two managers have published: so many advance, so many wait, the rest are eliminated. */
export async function publishRound(
  portal: TestPortal,
  { made, budget = 0, ...decided }: Decided & { made?: Made; budget?: number } = {},
) {
  return decideAndPublish(portal, await openDeliberation(portal, made, budget), decided)
}

/** The same with a round that is deliberated. */
export async function decideAndPublish(
  portal: TestPortal,
  round: Awaited<ReturnType<typeof openDeliberation>>,
  { amount = 0, waitlist = 0 }: Decided,
) {
  const { one, two, roundId, number, versionOf } = round
  const { places } = (await one.deliberation({ roundId })).round
  await one.proposeAll({ roundId, advance: places, waitlist, amount, reason: '按名次' })
  await two.confirmAll({ roundId })
  await one.publish({ roundId, version: await versionOf() })
  await two.publish({ roundId, version: await versionOf() })
  await portal.runJobs()
  const entriesIn = async (...states: string[]) => {
    const rows = await portal.db
      .selectFrom('venture_entries')
      .selectAll()
      .where('round_number', '=', number)
      .orderBy('id')
      .execute()
    return rows.filter(({ state }) => states.includes(state))
  }
  return { ...round, entriesIn }
}
