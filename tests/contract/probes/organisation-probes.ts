import { randomUUID } from 'node:crypto'
import { makeCreditCode } from '../../support/world/make-credit-code.ts'
import {
  makeStatement,
  sendVerification,
  uploadPapers,
  verifyTeam,
} from '../../support/world/verifications.ts'
import type { World } from '../world.ts'
import { faceProbes } from './face-probes.ts'
import type { Probes } from './probes.ts'
import { superAdminProbes, superAdminStaffProbes } from './super-admin-probes.ts'

const nothing = { existing: async () => ({}) }

const verified = {
  outcome: 'verified' as const,
  exists: 'met' as const,
  personMayAct: 'met' as const,
  eligible: 'met' as const,
  standing: 'met' as const,
}

/** A verifier's call about a pending verification. */
function sentVerification<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({
      organisationId: (await sendVerification(world.portal, world.teamA)).organisationId,
      ...more,
    }),
    missing: async () => ({ organisationId: randomUUID(), ...more }),
  }
}

/** Team A's statement when the letter of authorisation is to follow. */
async function sendVerificationWithoutPerson({ portal, teamA }: World): Promise<void> {
  const { letter: _, realName: __, position: ___, ...statement } = await makeStatement(portal, teamA)
  await (await portal.api({ token: teamA.superAdmin.token })).organisations.add(statement)
}

async function makePerson({ portal, actingTeam }: World) {
  const { letter } = await uploadPapers(portal, actingTeam.superAdmin.token)
  return { TeamID: actingTeam.teamId, realName: '周小满', position: '项目主管', letter }
}

export const organisationProbes: Probes['organisations'] = {
  add: {
    existing: async (world) => makeStatement(world.portal, world.actingTeam),
    missing: async (world) => ({
      ...(await makeStatement(world.portal, world.actingTeam)),
      organisationId: randomUUID(),
      version: 1,
    }),
  },
  addUserVerification: {
    existing: async (world) => {
      await sendVerificationWithoutPerson(world)
      return makePerson(world)
    },
    missing: makePerson,
  },
  detailUserVerification: {
    existing: async (world) => {
      await sendVerification(world.portal, world.teamA)
      return { UserId: world.teamA.superAdmin.accountId }
    },
    missing: async () => ({ UserId: randomUUID() }),
  },
  list: nothing,
  draft: nothing,
  saveDraft: {
    existing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, name: '青禾公益基金会' }),
  },
  discardDraft: {
    existing: async ({ portal, actingTeam: { teamId: TeamID, superAdmin } }) => {
      await (await portal.api({ token: superAdmin.token })).organisations.saveDraft({
        TeamID,
        name: '青禾',
      })
      return { TeamID }
    },
  },
  withdraw: {
    existing: async (world) => {
      const { organisationId, version } = await sendVerification(world.portal, world.teamA)
      return { TeamID: world.actingTeam.teamId, organisationId, version }
    },
    missing: async ({ actingTeam }) => ({
      TeamID: actingTeam.teamId,
      organisationId: randomUUID(),
      version: 1,
    }),
  },
  ...faceProbes,
  ...superAdminProbes,
  check: { existing: async () => ({ creditCode: makeCreditCode() }) },
  detail: {
    existing: async (world) => ({
      organisationId: (await sendVerification(world.portal, world.teamA)).organisationId,
    }),
    missing: async () => ({ organisationId: randomUUID() }),
  },
}

export const organisationStaffProbes: Probes['organisationsStaff'] = {
  ...superAdminStaffProbes,
  reasons: nothing,
  detail: sentVerification({}),
  reveal: sentVerification({ reason: '核对授权证明' }),
  openPapers: sentVerification({ reason: '核对登记证书' }),
  decide: {
    existing: async (world) => {
      const { organisationId, version } = await sendVerification(world.portal, world.teamA)
      return { organisationId, version, ...verified }
    },
    missing: async () => ({ organisationId: randomUUID(), version: 1, ...verified }),
  },
  changeStanding: {
    existing: async (world) => {
      const { organisationId, version } = await verifyTeam(world.portal, world.teamA)
      return { organisationId, version, action: 'suspend' as const, reason: 'complaint' }
    },
    missing: async () => ({
      organisationId: randomUUID(),
      version: 1,
      action: 'suspend' as const,
      reason: 'complaint',
    }),
  },
}
