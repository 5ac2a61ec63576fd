import { randomUUID } from 'node:crypto'
import { joinColumns } from '../../../server/domains/teams/joining/join-requests.ts'
import { createAccount, createMember, createTeam, type TestTeam } from '../../support/world/actors.ts'
import { inviteInto } from '../../support/world/team-invitations.ts'
import { sendVerification } from '../../support/world/verifications.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** The organisation that a team has submitted, on the first use only. */
async function organisationOf({ portal }: World, team: TestTeam): Promise<string> {
  const row = await portal.db
    .selectFrom('teams')
    .select('organisation_id')
    .where('id', '=', team.teamId)
    .executeTakeFirstOrThrow()
  return row.organisation_id ?? (await sendVerification(portal, team)).organisationId
}

/** A person's request to join a team; inserted as a row, since requests are limited. */
async function askToJoin(world: World, team: TestTeam, accountId: string): Promise<string> {
  const { db, services } = world.portal
  const row = await db
    .insertInto('team_join_requests')
    .values({
      team_id: team.teamId,
      organisation_id: await organisationOf(world, team),
      account_id: accountId,
      name_encrypted: services.cipher.encrypt('苏澄', joinColumns.name),
      message_encrypted: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A new colleague in the acting team. */
async function colleague({ portal, teamA }: World): Promise<string> {
  return (await createMember(portal, teamA.teamId, 'member')).accountId
}

const stated = ({ actingTeam }: World) => ({ TeamID: actingTeam.teamId })
const nothing = { existing: async () => ({}) }

export const teamProbes: Probes['teams'] = {
  invitation: {
    existing: async (world) => ({ token: (await inviteInto(world.portal, world.teamA)).token }),
    missing: async () => ({ token: 'A'.repeat(22) }),
  },
  invitationAccept: {
    existing: async (world) => ({ token: (await inviteInto(world.portal, world.teamA)).token }),
    missing: async () => ({ token: 'A'.repeat(22) }),
  },
  invitationCreate: {
    existing: async (world) => ({ ...stated(world), role: 'member' as const, phone: world.freshPhone() }),
  },
  invitationsForMe: nothing,
  invitationList: nothing,
  invitationRevoke: {
    existing: async (world) => ({
      ...stated(world),
      invitationID: (await inviteInto(world.portal, world.teamA)).invitationID,
    }),
    missing: async (world) => ({ ...stated(world), invitationID: randomUUID() }),
  },
  teamupdate: { existing: async (world) => ({ ...stated(world), name: '清河助学会' }) },
  memberRole: {
    existing: async (world) => ({ ...stated(world), userID: await colleague(world), role: 'admin' as const }),
    missing: async (world) => ({ ...stated(world), userID: randomUUID(), role: 'admin' as const }),
  },
  memberRemove: {
    existing: async (world) => ({ ...stated(world), userID: await colleague(world) }),
    missing: async (world) => ({ ...stated(world), userID: randomUUID() }),
  },
  leaving: nothing,
  leave: { existing: async (world) => stated(world) },
  work: {
    existing: async (world) => ({ ...stated(world), ID: await organisationOf(world, world.teamA) }),
    missing: async (world) => ({ ...stated(world), ID: randomUUID() }),
  },
  checkTeam: {
    existing: async (world) => ({ organisationId: await organisationOf(world, world.teamA) }),
    missing: async () => ({ organisationId: randomUUID() }),
  },
  applyJoinTeamMessage: {
    existing: async (world) => ({ organisationId: await organisationOf(world, world.teamA), name: '苏澄' }),
    missing: async () => ({ organisationId: randomUUID(), name: '苏澄' }),
  },
  joinRequests: nothing,
  joinWithdraw: {
    existing: async (world) => {
      const elsewhere = await createTeam(world.portal)
      return { requestID: await askToJoin(world, elsewhere, world.teamA.superAdmin.accountId) }
    },
    missing: async () => ({ requestID: randomUUID() }),
  },
  joinList: nothing,
  joinDecide: {
    existing: async (world) => ({
      ...stated(world),
      requestID: await askToJoin(world, world.teamA, (await createAccount(world.portal)).accountId),
      verdict: 'accept' as const,
    }),
    missing: async (world) => ({ ...stated(world), requestID: randomUUID(), verdict: 'accept' as const }),
  },
}
