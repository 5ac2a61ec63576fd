import { ventureClock } from '../../../domains/venture/rounds/venture-clock.jobs.ts'
import { openRound } from '../demo-rounds.ts'
import type { Acting } from '../teams/act-as.ts'
import { contactOf, review } from '../teams/apply.ts'
import type { VentureCast } from '../teams/cast.ts'
import { letDaysPass } from '../teams/let-days-pass.ts'
import type { DemoMember } from '../teams/members.ts'

/** What a team has entered, and what judges say of it. */
export type DemoEntry = {
  /** In both languages, by which a review finds it. */
  title: string
  answers: Record<string, string | number>
  declared?: string[]
  /** About how many of ten points judges give it. */
  worth: number
  /** Written to the team by one judge or another. */
  remarks: readonly [string, string]
}
export type Entered = { team: Acting; lead: DemoMember; entry: DemoEntry }

type DemoRound = Omit<Parameters<typeof openRound>[1], 'opensIn' | 'closesIn' | 'dueIn'> & {
  /** Days that are left for its judges. */
  daysToJudge: number
}

/** How long ago a round opened by the time that it is judged; it took entries for half of that. */
const daysOfRound = 40

/**
 * Teams enter a round; it closes, and all of them are admitted, so that its judging begins.
 * @returns whether there is such a round
 */
export async function enterRound(
  { services, office }: VentureCast,
  { daysToJudge, ...round }: DemoRound,
  entered: readonly Entered[],
): Promise<boolean> {
  const { pool } = services
  const times = { opensIn: 0, closesIn: daysOfRound / 2, dueIn: daysOfRound + daysToJudge }
  if (!(await openRound(pool, { ...round, ...times }))) return false
  const roundId = String(round.number)
  const ids = await Promise.all(entered.map((one) => send(roundId, one)))
  for (const place of [
    { table: 'venture_rounds', column: 'number', ids: [round.number] },
    { table: 'venture_entries', column: 'round_number', ids: [round.number] },
    { table: 'applications', ids },
    { table: 'application_events', column: 'application_id', ids },
  ])
    await letDaysPass(pool, daysOfRound, place)
  await ventureClock(services, {}, 'demo')
  const { reviewer } = office
  const { decide } = reviewer.applicationsStaff
  await Promise.all(
    ids.map((id) => review(pool, id, (seen) => decide({ ...seen, verdict: 'approve' }), reviewer)),
  )
  await ventureClock(services, {}, 'demo')
  return true
}

async function send(roundId: string, { team, lead, entry }: Entered): Promise<string> {
  const { api, teamId: TeamID } = team
  const { applicationId } = await api.applications.start({ TeamID, roundId })
  const { title, answers, declared } = entry
  const given = { title, ...answers, ...contactOf(lead) }
  await api.applications.enterRound({ TeamID, roundId, answers: given, declared })
  return applicationId
}
