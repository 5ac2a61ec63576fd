import { randomUUID } from 'node:crypto'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import { createApplication, passAmendWindow, versionOf } from '../../support/world/applications.ts'
import { createOffering } from '../../support/world/offerings.ts'
import { createTool, plainAnswers } from '../../support/world/tools.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }

type Made = Awaited<ReturnType<typeof createApplication>>
type State = Parameters<typeof createApplication>[1]

/** An application of team A; its tool takes no allowance, so that there may be many. */
async function applicationOf({ portal, teamA }: World, state: State) {
  const toolId = await createTool(portal, { allowanceUnits: 0 })
  return createApplication(portal, state, { team: teamA, toolId })
}

/** A write of the applicant on their application in a given state. */
function ownApplication<More extends object>(state: State, more: More) {
  return {
    existing: async (world: World) => {
      const { applicationId } = await applicationOf(world, state)
      return { TeamID: world.actingTeam.teamId, applicationId, ...more }
    },
    missing: async (world: World) => ({
      TeamID: world.actingTeam.teamId,
      applicationId: randomUUID(),
      ...more,
    }),
  }
}

/** A write of a reviewer on an application in a given state. */
function seenApplication<More extends object>(
  state: State,
  more: More,
  prepare: (world: World, made: Made) => Promise<void> = async () => {},
) {
  return {
    existing: async (world: World) => {
      const made = await applicationOf(world, state)
      await prepare(world, made)
      const { applicationId } = made
      return { applicationId, version: await versionOf(world.portal, applicationId), ...more }
    },
    missing: async () => ({ applicationId: randomUUID(), version: 1, ...more }),
  }
}

const ofTool = {
  existing: async (world: World) => ({ toolId: await createTool(world.portal) }),
  missing: async () => ({ toolId: '999999999' }),
}

/** A submission for a new offering of a kind, under the calls of that kind. */
function applyFor<Kind extends OfferingKind>(kind: Kind) {
  const input = ({ actingTeam: { teamId: TeamID } }: World, id: string) => {
    const offering = { [`${kind}Id`]: id } as Record<`${Kind}Id`, string>
    return { TeamID, answers: plainAnswers, ...offering }
  }
  return {
    existing: async (world: World) => input(world, await createOffering(world.portal, kind)),
    missing: async (world: World) => input(world, '999999999'),
  }
}

/** Reading an application for an offering of a kind. */
const detailsOf = (kind: OfferingKind) => ({
  existing: async ({ portal, teamA: team }: World) => {
    const toolId = await createOffering(portal, kind, { allowanceUnits: 0 })
    const { applicationId } = await createApplication(portal, 'submitted', { kind, team, toolId })
    return { applicationId }
  },
  missing: async () => ({ applicationId: randomUUID() }),
})

export const applicationProbes: Probes['applications'] = {
  applyService: applyFor('service'),
  serviceTeamList: nothing,
  serviceOrderDetail: detailsOf('service'),
  createResourceApply: applyFor('resource'),
  describeResourceApplyDetail: detailsOf('resource'),
  describeResourceApplyList: nothing,
  enterRound: applyFor('round'),
  eligibility: ofTool,
  statedEligibility: {
    existing: async (world) => ({ kind: 'tool', number: await createTool(world.portal), facts: {} }),
    missing: async () => ({ kind: 'tool', number: '999999999', facts: {} }),
  },
  role: nothing,
  form: ofTool,
  start: {
    existing: async (world) => ({
      TeamID: world.actingTeam.teamId,
      toolId: await createTool(world.portal),
    }),
    missing: async (world) => ({ TeamID: world.actingTeam.teamId, toolId: '999999999' }),
  },
  saveDraft: ownApplication('draft', { answers: { purpose: '排班' } }),
  discardDraft: ownApplication('draft', {}),
  submit: applyFor('tool'),
  list: nothing,
  details: detailsOf('tool'),
  amend: ownApplication('submitted', { answers: plainAnswers }),
  release: ownApplication('submitted', {}),
  saveCorrection: ownApplication('needs_correction', { answers: { purpose: '更具体' } }),
  correct: ownApplication('needs_correction', { answers: { purpose: '更具体' } }),
  withdraw: ownApplication('submitted', {}),
  appeal: ownApplication('rejected', { text: '请再看一次' }),
  sendMessage: ownApplication('submitted', { body: '什么时候能有结果？' }),
  confirmActivation: ownApplication('fulfilling', {}),
}

export const applicationStaffProbes: Probes['applicationsStaff'] = {
  detail: {
    existing: async (world) => ({
      applicationId: (await applicationOf(world, 'in_review')).applicationId,
    }),
    missing: async () => ({ applicationId: randomUUID() }),
  },
  open: seenApplication('submitted', {}, async (world, made) =>
    passAmendWindow(world.portal, made.applicationId),
  ),
  requestCorrection: seenApplication('in_review', { keys: ['purpose'], remark: '写具体一点' }),
  decide: seenApplication('in_review', { verdict: 'approve' as const }),
  decideMany: {
    existing: async (world) => {
      const { applicationId } = await applicationOf(world, 'in_review')
      const items = [{ applicationId, version: await versionOf(world.portal, applicationId) }]
      return { items, verdict: 'approve' as const }
    },
  },
  preview: {
    existing: async (world) => ({
      applicationId: (await applicationOf(world, 'in_review')).applicationId,
      verdict: 'approve' as const,
    }),
    missing: async () => ({ applicationId: randomUUID(), verdict: 'approve' as const }),
  },
  reverse: seenApplication('rejected', { text: '复核后改判' }),
  end: seenApplication('active', { how: 'complete' as const, text: '用完了' }),
  sendMessage: {
    existing: async (world) => ({
      applicationId: (await applicationOf(world, 'in_review')).applicationId,
      body: '请补充说明',
    }),
    missing: async () => ({ applicationId: randomUUID(), body: '请补充说明' }),
  },
  reasons: nothing,
  reveal: {
    existing: async (world) => ({
      applicationId: (await applicationOf(world, 'in_review')).applicationId,
      reason: '约定上门时间',
    }),
    missing: async () => ({ applicationId: randomUUID(), reason: '约定上门时间' }),
  },
  openPapers: {
    existing: async (world) => ({
      applicationId: (await applicationOf(world, 'in_review')).applicationId,
      reason: '核对预算表',
    }),
    missing: async () => ({ applicationId: randomUUID(), reason: '核对预算表' }),
  },
  codes: nothing,
  addCodes: {
    existing: async (world) => ({
      toolId: await createTool(world.portal, { activationKind: 'code' }),
      codes: [randomUUID()],
    }),
    missing: async () => ({ toolId: '999999999', codes: [randomUUID()] }),
  },
}
