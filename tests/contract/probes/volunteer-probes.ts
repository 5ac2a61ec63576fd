import { randomUUID } from 'node:crypto'
import { inDays, openProject, skilledSaid } from '../../support/world/skilled.ts'
import {
  certified,
  createDispute,
  openHost,
  proposalOf,
  type TestHost,
} from '../../support/world/volunteering.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

export const volunteerProbes: Probes['volunteers'] = {
  activityList: { existing: async () => ({ when: 'upcoming' as const, kind: 'call' as const }) },
  activityDetail: {
    existing: async () => ({ activityID: '41' }),
    missing: async () => ({ activityID: '999999999' }),
  },
}

const nothing = { existing: async () => ({}) }

/** An activity that team A hosts. */
const hostOf = ({ portal, teamA }: World): Promise<TestHost> => openHost(portal, { team: teamA })

const shiftOf = async (world: World, isDirect = true) =>
  (await hostOf(world)).addShift({ places: 3, isDirect })

/** A sign-up of team A's super admin for a shift of team A. */
async function signupOf(world: World, isDirect: boolean): Promise<string> {
  const shiftId = await shiftOf(world, isDirect)
  const api = await world.portal.api({ token: world.teamA.superAdmin.token })
  return (await api.volunteering.signUp({ shiftId, name: '志愿者', isOfAge: true })).signupId
}

async function feedOf({ portal, teamA }: World): Promise<string> {
  const api = await portal.api({ token: teamA.superAdmin.token })
  return (await api.volunteering.feedRenew({ replaces: '' })).token
}

/** A sign-up of team A's super admin, who has come. */
async function attendedOf(world: World): Promise<string> {
  const host = await hostOf(world)
  const shiftId = await host.addShift({ places: 3 })
  const api = await world.portal.api({ token: world.teamA.superAdmin.token })
  const { signupId } = await api.volunteering.signUp({ shiftId, name: '志愿者', isOfAge: true })
  await host.moveShift(shiftId, '-3 hours')
  await api.hosting.attendance({ TeamID: world.teamA.teamId, signupId, version: 2, action: 'attend' })
  return signupId
}

/** The same, where one side has stated hours, which the other then disputes. */
async function statedOf(world: World, by: 'host' | 'volunteer'): Promise<string> {
  const signupId = await attendedOf(world)
  const api = await world.portal.api({ token: world.teamA.superAdmin.token })
  const said = { signupId, version: 3, action: 'state' as const, hours: 1 }
  if (by === 'volunteer') await api.volunteering.hoursAnswer(said)
  else await api.hosting.hostHours({ TeamID: world.teamA.teamId, ...said })
  return signupId
}

const hours = { version: 4, action: 'dispute' as const, hours: 1.5, words: '待到了收工' }
const signup = { size: 2, name: '河岸读书会', note: '会修电脑', isOfAge: true }

export const volunteeringProbes: Probes['volunteering'] = {
  shiftList: {
    existing: async (world) => ({ activityID: (await hostOf(world)).activityID }),
    missing: async () => ({ activityID: '999999999' }),
  },
  signUp: {
    existing: async (world) => ({ shiftId: await shiftOf(world), ...signup }),
    missing: async () => ({ shiftId: randomUUID(), ...signup }),
  },
  mySignups: nothing,
  signupAnswer: {
    existing: async (world) => ({
      signupId: await signupOf(world, true),
      version: 2,
      action: 'withdraw' as const,
    }),
    missing: async () => ({ signupId: randomUUID(), version: 2, action: 'withdraw' as const }),
  },
  checkIn: {
    existing: async (world) => {
      const host = await hostOf(world)
      const shiftId = await host.addShift({ places: 60 })
      await host.moveShift(shiftId, '-1 hour')
      return { shiftId, code: await host.codeOf(shiftId), name: '来晚的人' }
    },
    missing: async () => ({ shiftId: randomUUID(), code: '123456', name: '来晚的人' }),
  },
  hoursAnswer: {
    existing: async (world) => ({ signupId: await statedOf(world, 'host'), ...hours }),
    missing: async () => ({ signupId: randomUUID(), ...hours }),
  },
  myFeed: nothing,
  feedRenew: { existing: async () => ({ replaces: '' }) },
  feed: {
    existing: async (world) => ({ token: await feedOf(world) }),
    missing: async () => ({ token: 'x'.repeat(32) }),
  },
}

const decision = { version: 1, action: 'accept' as const, answer: '欢迎' }
const shift = {
  ...{ task: '搬运', startsOn: '2099-05-03', startTime: '09:30', endTime: '12:00' },
  ...{ places: 4, isDirect: true },
}
const actingTeamOf = ({ actingTeam }: World) => ({ TeamID: actingTeam.teamId })

/** A proposal of team A with staff, or sent back by them. */
async function proposedOf({ portal, teamA: team }: World, standing: 'inReview' | 'sentBack') {
  const host = await openHost(portal, { team, isPublished: false })
  if (standing === 'sentBack') await host.sendBack('请写清集合地点')
  const { version } = await host.api.hosting.proposal({ activityID: host.activityID })
  return { activityID: host.activityID, version }
}
const unknownProposal = { activityID: '999999999', version: 2 }

export const hostingProbes: Probes['hosting'] = {
  hostedActivities: nothing,
  hostedActivity: {
    existing: async (world) => ({ activityID: (await hostOf(world)).activityID }),
    missing: async () => ({ activityID: '999999999' }),
  },
  propose: { existing: async (world) => proposalOf(world.actingTeam.teamId, 'activity') },
  proposal: {
    existing: async (world) => ({ activityID: (await hostOf(world)).activityID }),
    missing: async () => ({ activityID: '999999999' }),
  },
  revise: {
    existing: async (world) => ({
      ...proposalOf(world.actingTeam.teamId, 'activity'),
      ...(await proposedOf(world, 'sentBack')),
    }),
    missing: async (world) => ({ ...proposalOf(world.actingTeam.teamId, 'activity'), ...unknownProposal }),
  },
  takeBack: {
    existing: async (world) => ({ ...actingTeamOf(world), ...(await proposedOf(world, 'inReview')) }),
    missing: async (world) => ({ ...actingTeamOf(world), ...unknownProposal }),
  },
  shiftAdd: {
    existing: async (world) => ({
      ...actingTeamOf(world),
      activityID: (await hostOf(world)).activityID,
      ...shift,
    }),
    missing: async (world) => ({ ...actingTeamOf(world), activityID: '999999999', ...shift }),
  },
  shiftPlaces: {
    existing: async (world) => ({ ...actingTeamOf(world), shiftId: await shiftOf(world), places: 8 }),
    missing: async (world) => ({ ...actingTeamOf(world), shiftId: randomUUID(), places: 8 }),
  },
  shiftCallOff: {
    existing: async (world) => ({ ...actingTeamOf(world), shiftId: await shiftOf(world) }),
    missing: async (world) => ({ ...actingTeamOf(world), shiftId: randomUUID() }),
  },
  dayList: {
    existing: async (world) => ({ shiftId: await shiftOf(world) }),
    missing: async () => ({ shiftId: randomUUID() }),
  },
  walkIn: {
    existing: async (world) => {
      const host = await hostOf(world)
      const shiftId = await host.addShift({ places: 3 })
      await host.moveShift(shiftId, '-1 hour')
      return { ...actingTeamOf(world), shiftId, name: '路过的人' }
    },
    missing: async (world) => ({ ...actingTeamOf(world), shiftId: randomUUID(), name: '路过的人' }),
  },
  attendance: {
    existing: async (world) => ({
      ...actingTeamOf(world),
      signupId: await attendedOf(world),
      version: 3,
      action: 'miss' as const,
    }),
    missing: async (world) => ({
      ...actingTeamOf(world),
      signupId: randomUUID(),
      version: 3,
      action: 'miss' as const,
    }),
  },
  hostHours: {
    existing: async (world) => ({
      ...actingTeamOf(world),
      signupId: await statedOf(world, 'volunteer'),
      ...hours,
    }),
    missing: async (world) => ({ ...actingTeamOf(world), signupId: randomUUID(), ...hours }),
  },
  signupDecide: {
    existing: async (world) => ({
      ...actingTeamOf(world),
      signupId: await signupOf(world, false),
      ...decision,
    }),
    missing: async (world) => ({ ...actingTeamOf(world), signupId: randomUUID(), ...decision }),
  },
}

/** A sign-up of team A's super admin whose hours both sides have confirmed. */
async function confirmedOf(world: World): Promise<string> {
  const { portal, teamA } = world
  const host = await hostOf(world)
  return host.confirmHours(await portal.api({ token: teamA.superAdmin.token }))
}

/** A certificate of team A's super admin, issued by team A. */
async function certificateOf(world: World) {
  const host = await hostOf(world)
  const api = await world.portal.api({ token: world.teamA.superAdmin.token })
  const { activityID, number } = await host.certify(api)
  return { activityID, number, code: (await api.certificates.detail({ number })).code }
}

const unknown = 'ZM-2020-22222'
const numberOf = async (world: World) => ({ number: (await certificateOf(world)).number })

export const certificateProbes: Probes['certificates'] = {
  issue: {
    existing: async (world) => ({ activityID: await confirmedOf(world), ...certified }),
    missing: async () => ({ activityID: '999999999', ...certified }),
  },
  mine: nothing,
  detail: { existing: numberOf, missing: async () => ({ number: unknown }) },
  check: {
    existing: async (world) => {
      const { number, code } = await certificateOf(world)
      return { number, code }
    },
    missing: async () => ({ number: unknown, code: 'AAAAAAAAAA' }),
  },
  issued: {
    existing: async (world) => ({ activityID: (await certificateOf(world)).activityID }),
    missing: async () => ({ activityID: '999999999' }),
  },
  contact: { existing: async (world) => ({ ...actingTeamOf(world), contact: '王芳 010-55550000' }) },
  revoke: {
    existing: async (world) => ({ ...actingTeamOf(world), ...(await numberOf(world)), reason: '时长有误' }),
    missing: async (world) => ({ ...actingTeamOf(world), number: unknown, reason: '时长有误' }),
  },
}

/** A project of team A's super admin at a call of team A, with a scope proposed by the other side than `by`. */
async function projectOf({ portal, teamA }: World, by: 'host' | 'volunteer'): Promise<string> {
  const api = await portal.api({ token: teamA.superAdmin.token })
  const { projectId, byHost, byVolunteer } = await openProject(portal, api, teamA)
  const propose = by === 'host' ? byVolunteer : byHost
  await propose('proposeScope', skilledSaid.proposeScope)
  return projectId
}

/** The same, under way. */
async function runningOf({ portal, teamA }: World): Promise<string> {
  const project = await openProject(portal, await portal.api({ token: teamA.superAdmin.token }), teamA)
  await project.run()
  return project.projectId
}

const counter = { version: 2, action: 'proposeScope' as const, ...skilledSaid.proposeScope }
const worked = () => ({ from: inDays(0), hours: 1.5 })

export const skilledProbes: Probes['skilled'] = {
  mine: {
    existing: async (world) => ({ projectId: await projectOf(world, 'host') }),
    missing: async () => ({ projectId: randomUUID() }),
  },
  step: {
    existing: async (world) => ({ projectId: await projectOf(world, 'volunteer'), ...counter }),
    missing: async () => ({ projectId: randomUUID(), ...counter }),
  },
  hours: {
    existing: async (world) => ({ projectId: await runningOf(world), ...worked() }),
    missing: async () => ({ projectId: randomUUID(), ...worked() }),
  },
  hosted: {
    existing: async (world) => ({ projectId: await projectOf(world, 'volunteer') }),
    missing: async () => ({ projectId: randomUUID() }),
  },
  hostStep: {
    existing: async (world) => ({
      ...actingTeamOf(world),
      projectId: await projectOf(world, 'host'),
      ...counter,
    }),
    missing: async (world) => ({ ...actingTeamOf(world), projectId: randomUUID(), ...counter }),
  },
  hostHours: {
    existing: async (world) => ({ ...actingTeamOf(world), projectId: await runningOf(world), ...worked() }),
    missing: async (world) => ({ ...actingTeamOf(world), projectId: randomUUID(), ...worked() }),
  },
}

const settled = { version: 1, hours: 1, text: '以签到记录为准' }
const createdDispute = async (...of: Parameters<typeof createDispute>) => {
  const { disputeId } = await createDispute(...of)
  return { disputeId }
}

export const volunteeringStaffProbes: Probes['volunteeringStaff'] = {
  projects: nothing,
  project: {
    existing: async (world) => ({ projectId: await projectOf(world, 'host') }),
    missing: async () => ({ projectId: randomUUID() }),
  },
  certificate: { existing: numberOf, missing: async () => ({ number: unknown }) },
  revoke: {
    existing: async (world) => ({ ...(await numberOf(world)), reason: '时长有误' }),
    missing: async () => ({ number: unknown, reason: '时长有误' }),
  },
  disputeDetail: {
    existing: async ({ portal, teamA }) => createdDispute(portal, teamA),
    missing: async () => ({ disputeId: randomUUID() }),
  },
  settle: {
    existing: async ({ portal, teamA }) => ({ ...(await createdDispute(portal, teamA)), ...settled }),
    missing: async () => ({ disputeId: randomUUID(), ...settled }),
  },
}
