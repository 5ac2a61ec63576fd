import { countFigures } from '../../../domains/impact/count-figures.ts'
import type { Services } from '../../../services.ts'
import type { Acting } from './act-as.ts'
import { actAs } from './act-as.ts'
import { type Cast, callCast, giveContacts, openTeam, verify } from './cast.ts'
import { comingMornings, pastMorning, publishActivity } from './host-activity.ts'
import { keepSelfTest, tickOff } from './keep-plan.ts'
import { letDaysPass } from './let-days-pass.ts'
import { neighbourTeams, otherVolunteers, readingTeam, teachingTeam, volunteer } from './members.ts'
import { obtainAndOrder } from './obtain-and-order.ts'

/** How long ago the first of two self-tests was. */
const daysOfPlan = 60

/**
 * Gives a demo its teams and what they have done: through the calls of the portal, as people would, once. What
 * editors have withdrawn meanwhile, in a demo of an earlier release, ends it where it is needed.
 * @returns whether anything was written
 */
export async function loadDemoTeams(services: Services): Promise<boolean> {
  const cast = await callCast(services)
  if (!cast) return false
  const reading = await openTeam(cast, readingTeam)
  await verify(reading, readingTeam.lead, cast.office.verifier)
  const teaching = await openTeam(cast, teachingTeam)
  const neighbours = await Promise.all(neighbourTeams.map((team) => openTeam(cast, team)))
  await Promise.all([
    obtainAndOrder(cast, { reading, teaching, neighbours }),
    keepPlan(services, reading),
    readTogether(cast, reading),
  ])
  await giveContacts(cast)
  await services.pool.transaction().execute((trx) => countFigures(trx))
  return true
}

/** A plan of whose steps two are done, and a second test for the trend. */
async function keepPlan({ pool }: Services, reading: Acting): Promise<void> {
  const first = await keepSelfTest(reading, 'begun')
  await letDaysPass(pool, daysOfPlan, { table: 'selftest_results', ids: [first] })
  await letDaysPass(pool, daysOfPlan, { table: 'selftest_steps', column: 'result_id', ids: [first] })
  await tickOff(reading, 2)
  await keepSelfTest(reading, 'underWay')
}

/** Two mornings that were, of which the second waits for the volunteer's word, and two to come. */
async function readTogether({ services, accounts, office }: Cast, reading: Acting): Promise<void> {
  const activityID = await publishActivity(reading, office.editor)
  const people = [volunteer, ...otherVolunteers].map((one) => ({
    name: one.name,
    api: actAs(services, accounts.get(one) ?? ''),
  }))
  const { pool: db } = services
  for (const { api, ...signup } of await pastMorning(db, reading, activityID, { daysAgo: 13, people }))
    await api.volunteering.hoursAnswer({ ...signup, action: 'confirm' })
  await pastMorning(db, reading, activityID, { daysAgo: 6, people: people.slice(0, 2) })
  await comingMornings(reading, activityID, people)
  await people[0]?.api.certificates.issue({ activityID, name: volunteer.name, shows: 'work' })
}
