import { randomUUID } from 'node:crypto'
import { linkOfSuspension } from '../../../server/domains/sign-in/sessions/suspension-link.ts'
import { createMember } from '../../support/world/actors.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const suspending = { reason: 'takenOver' as const, words: '本人来电确认' }
const lifting = { reason: 'cleared' as const, words: '已核对身份' }

export const suspensionsProbes: Probes['suspensions'] = {
  info: { existing: async () => ({ token: 'A'.repeat(44) }) },
  object: {
    existing: async (world) => {
      const path = await linkOfSuspension(world.portal.services, await suspendedMember(world))
      const token = path?.split('=')[1]
      return { token, formKey: randomUUID(), body: '我不同意' }
    },
    missing: async () => ({ token: 'A'.repeat(44), formKey: randomUUID(), body: '我不同意' }),
  },
}

export const suspensionsStaffProbes: Probes['suspensionsStaff'] = {
  find: {
    existing: async ({ teamA }) => ({ contact: teamA.superAdmin.phone }),
    missing: async (world) => ({ contact: world.freshPhone() }),
  },
  detail: {
    existing: async ({ teamA }) => ({ userID: teamA.superAdmin.accountId }),
    missing: async () => ({ userID: randomUUID() }),
  },
  suspend: {
    existing: async (world) => ({ userID: await member(world), ...suspending }),
    missing: async () => ({ userID: randomUUID(), ...suspending }),
  },
  lift: {
    existing: async (world) => ({ userID: await suspendedMember(world), ...lifting }),
    missing: async () => ({ userID: randomUUID(), ...lifting }),
  },
}

async function member({ portal, teamA }: World): Promise<string> {
  return (await createMember(portal, teamA.teamId, 'member')).accountId
}

/** A member suspended by somebody who makes no call here. */
async function suspendedMember(world: World): Promise<string> {
  const { portal, staff } = world
  const accountId = await member(world)
  await portal.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', accountId).execute()
  await portal.db
    .insertInto('account_suspensions')
    .values({
      account_id: accountId,
      reason: 'takenOver',
      words_encrypted: portal.services.cipher.encrypt('本人来电确认', 'account_suspensions.words'),
      suspended_by: staff.reviewer.accountId,
    })
    .execute()
  return accountId
}
