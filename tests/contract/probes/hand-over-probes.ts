import { randomUUID } from 'node:crypto'
import { createMember } from '../../support/world/actors.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** A colleague whom team A's super admin may name, with no hand-over pending. */
async function colleague({ portal, teamA }: World): Promise<string> {
  await portal.db.deleteFrom('team_hand_overs').where('team_id', '=', teamA.teamId).execute()
  return (await createMember(portal, teamA.teamId, 'member')).accountId
}

/** A hand-over that team A's super admin has offered; inserted as a row, since offers are limited. */
async function offered(world: World): Promise<string> {
  const { portal, teamA } = world
  const row = {
    team_id: teamA.teamId,
    from_account_id: teamA.superAdmin.accountId,
    to_account_id: await colleague(world),
  }
  const { id } = await portal.db
    .insertInto('team_hand_overs')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const handOverProbes: Probes['handOvers'] = {
  describe: {
    existing: async ({ teamA }) => ({ TeamID: teamA.teamId }),
    missing: async () => ({ TeamID: randomUUID() }),
  },
  offer: {
    existing: async (world) => ({ TeamID: world.teamA.teamId, userID: await colleague(world) }),
    missing: async (world) => ({ TeamID: randomUUID(), userID: await colleague(world) }),
  },
  answer: {
    existing: async (world) => ({ handOverID: await offered(world), action: 'withdraw' as const }),
    missing: async () => ({ handOverID: randomUUID(), action: 'withdraw' as const }),
  },
}
