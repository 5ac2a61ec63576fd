import { randomUUID } from 'node:crypto'
import { createMember } from '../../support/world/actors.ts'
import { contestChange, makeChange, requestChange } from '../../support/world/super-admin-changes.ts'
import { verifyTeam } from '../../support/world/verifications.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

type OwnProbes = Pick<
  Probes['organisations'],
  'superAdminInfo' | 'checkPhone' | 'superAdminUpdate' | 'superAdminDetail' | 'superAdminAnswer'
>
type StaffProbes = Pick<
  Probes['organisationsStaff'],
  'changeDetail' | 'changeReveal' | 'changeOpenPapers' | 'changeDecide'
>

const missingChange = async () => ({ changeId: randomUUID() })

async function contested({ portal, teamA }: World) {
  const { changeId, version } = await contestChange(portal, await requestChange(portal, { team: teamA }))
  return { changeId, version }
}

/** The statement of the acting team's super admin, who hands over to a member of team A. */
async function handOver({ portal, teamA, actingTeam }: World, teamId: string) {
  const { phone } = await createMember(portal, teamA.teamId, 'member')
  return makeChange(portal, teamId, actingTeam.superAdmin, phone)
}

/** Team A's organisation, verified on the first use only. */
async function verifiedOf({ portal, teamA }: World): Promise<string> {
  const { organisation_id } = await portal.db
    .selectFrom('teams')
    .select('organisation_id')
    .where('id', '=', teamA.teamId)
    .executeTakeFirstOrThrow()
  return organisation_id ?? (await verifyTeam(portal, teamA)).organisationId
}

export const superAdminProbes: OwnProbes = {
  superAdminInfo: {
    existing: async (world) => ({ organisationId: await verifiedOf(world) }),
    missing: async () => ({ organisationId: randomUUID() }),
  },
  checkPhone: {
    existing: async (world) => {
      await verifiedOf(world)
      return { TeamID: world.teamA.teamId, phone: world.teamA.superAdmin.phone }
    },
    missing: async ({ teamA }) => ({ TeamID: randomUUID(), phone: teamA.superAdmin.phone }),
  },
  superAdminUpdate: {
    existing: async (world) => {
      await verifiedOf(world)
      return handOver(world, world.teamA.teamId)
    },
    missing: async (world) => handOver(world, randomUUID()),
  },
  superAdminDetail: {
    existing: async ({ portal, teamA }) => ({
      changeId: (await requestChange(portal, { team: teamA })).changeId,
    }),
    missing: missingChange,
  },
  superAdminAnswer: {
    existing: async ({ portal, teamA }) => {
      const { changeId, version } = await requestChange(portal, { team: teamA })
      return { changeId, version, action: 'contest' as const, statement: '我没有离职。' }
    },
    missing: async () => ({ changeId: randomUUID(), version: 1, action: 'agree' as const }),
  },
}

export const superAdminStaffProbes: StaffProbes = {
  changeDetail: {
    existing: async (world) => ({ changeId: (await contested(world)).changeId }),
    missing: missingChange,
  },
  changeOpenPapers: {
    existing: async (world) => ({
      changeId: (await contested(world)).changeId,
      reason: '核对授权证明',
    }),
    missing: async () => ({ changeId: randomUUID(), reason: '核对授权证明' }),
  },
  changeReveal: {
    existing: async (world) => ({
      changeId: (await contested(world)).changeId,
      reason: '核对授权证明',
    }),
    missing: async () => ({ changeId: randomUUID(), reason: '核对授权证明' }),
  },
  changeDecide: {
    existing: async (world) => ({ ...(await contested(world)), verdict: 'complete' as const }),
    missing: async () => ({ changeId: randomUUID(), version: 1, verdict: 'complete' as const }),
  },
}
