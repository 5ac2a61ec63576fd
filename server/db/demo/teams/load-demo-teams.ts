import type { Api } from '../../../../shared/contract/contract.ts'
import { countFigures } from '../../../domains/impact/count-figures.ts'
import type { Services } from '../../../services.ts'
import { runVenture } from '../venture/run-venture.ts'
import type { Acting } from './act-as.ts'
import { actAs } from './act-as.ts'
import { both } from './both.ts'
import { type Cast, callCast, giveContacts, openTeam, verify } from './cast.ts'
import {
  comingMornings,
  type PastSignup,
  pastMorning,
  publishActivity,
  readingMornings,
} from './host-activity.ts'
import { keepSelfTest, tickOff } from './keep-plan.ts'
import { letDaysPass } from './let-days-pass.ts'
import {
  enteringTeams,
  neighbourTeams,
  otherVolunteers,
  readingTeam,
  teachingTeam,
  volunteer,
} from './members.ts'
import { obtainAndOrder } from './obtain-and-order.ts'
import { workTogether } from './skilled-projects.ts'

/** How long ago teams began and one was verified, and how long ago the first of two self-tests was. */
const daysOfTeams = 90
const daysOfPlan = 60
/** Messages that each of them has still to read. */
const newMessages = 3

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
  const entering = await Promise.all(enteringTeams.map((team) => openTeam(cast, team)))
  const others = [teaching, ...neighbours, ...entering]
  await letTeamsAge(services, [reading, ...others])
  // Whatever of it fails, the others' stories are told to the end, and everybody can sign in.
  const told = await Promise.allSettled([
    obtainAndOrder(cast, { reading, teaching, neighbours }),
    keepPlan(services, reading),
    readTogether(cast, reading),
    workTogether(cast, reading),
    runVenture(cast, [reading, ...others]),
  ])
  for (const api of [reading.api, teaching.api, actAs(services, cast.accounts.get(volunteer) ?? '')])
    await readMessages(api)
  await giveContacts(cast)
  await services.pool.transaction().execute((trx) => countFigures(trx))
  for (const story of told) if (story.status === 'rejected') throw story.reason
  return true
}

/** All of them are there before anything else happens, and so is the verification. */
async function letTeamsAge({ pool }: Services, teams: readonly Acting[]): Promise<void> {
  const ids = teams.map(({ teamId }) => teamId)
  await letDaysPass(pool, daysOfTeams, { table: 'teams', ids })
  for (const table of ['memberships', 'organisations', 'acting_persons', 'notifications'])
    await letDaysPass(pool, daysOfTeams, { table, column: 'team_id', ids })
}

/** Whoever tries the demo has read their messages, but for the newest. */
async function readMessages({ messages }: Api): Promise<void> {
  const { list } = await messages.describeMessageList({})
  const upTo = list[newMessages]?.messageId
  if (upTo) await messages.modifyMessageRead({ all: true, upTo })
}

/** A plan of whose steps two are done, and a second test for the trend. */
async function keepPlan({ pool }: Services, reading: Acting): Promise<void> {
  const first = await keepSelfTest(reading, 'begun')
  await letDaysPass(pool, daysOfPlan, { table: 'selftest_results', ids: [first] })
  await letDaysPass(pool, daysOfPlan, { table: 'selftest_steps', column: 'result_id', ids: [first] })
  await tickOff(reading, 2)
  await keepSelfTest(reading, 'underWay')
}

/**
 * Two mornings that were, of which the second waits for the volunteer's word and another's hours for staff, and two
 * to come.
 */
async function readTogether({ services, accounts, office }: Cast, reading: Acting): Promise<void> {
  const activityID = await publishActivity(reading, office.editor, readingMornings)
  const people = [volunteer, ...otherVolunteers].map((one) => ({
    name: one.name,
    api: actAs(services, accounts.get(one) ?? ''),
  }))
  const { pool: db } = services
  for (const { api, ...signup } of await pastMorning(db, reading, activityID, { daysAgo: 13, people }))
    await api.volunteering.hoursAnswer({ ...signup, action: 'confirm' })
  const [, late] = await pastMorning(db, reading, activityID, { daysAgo: 6, people: people.slice(0, 2) })
  if (late) await dispute(reading, late)
  await reading.api.certificates.contact({ TeamID: reading.teamId, contact: 'reading@firefly.example' })
  await comingMornings(reading, activityID, people)
  await people[0]?.api.certificates.issue({ activityID, name: volunteer.name, shows: 'work' })
}

/** The host has counted again; the volunteer says otherwise, and both say why. */
async function dispute({ teamId, api }: Acting, { signupId, api: helper }: PastSignup): Promise<void> {
  const counted = { TeamID: teamId, signupId, hours: 1.5 }
  await api.hosting.hostHours({ ...counted, version: 4, action: 'state' })
  const words = both(
    '我九点就到了，先在门口帮着搬书，十点才进的图书角。',
    'I was there at nine and carried books at the gate; I came into the library corner at ten.',
  )
  await helper.volunteering.hoursAnswer({ signupId, version: 5, action: 'dispute', hours: 2.5, words })
  const because = both(
    '签到表上写的是十点。门口搬书我们没有安排人，也没有人看见。',
    'The list has ten o’clock. We had nobody down for carrying books, and nobody saw it.',
  )
  await api.hosting.hostHours({ ...counted, version: 6, action: 'dispute', words: because })
}
