import { randomUUID } from 'node:crypto'
import type { TestPortal } from '../../support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../support/world/actors.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const missing = async () => ({ changeId: randomUUID() })

export const roleChangesStaffProbes: Probes['roleChangesStaff'] = {
  list: { existing: async () => ({}) },
  confirm: { existing: async (world) => ({ changeId: await askedByColleague(world) }), missing },
  refuse: {
    existing: async (world) => ({ changeId: await askedByColleague(world), reason: '先不调整' }),
    missing: async () => ({ changeId: randomUUID(), reason: '先不调整' }),
  },
  roleSave: {
    existing: async () => ({ nameZh: '档案', nameEn: 'Archive', privileges: ['readAudit' as const] }),
    missing: async () => ({
      role: { key: randomUUID(), version: 1 },
      nameZh: '档案',
      nameEn: 'Archive',
      privileges: ['readAudit' as const],
    }),
  },
  roleRetire: {
    existing: async (world) => ({ key: await ownRole(world), version: 1 }),
    missing: async () => ({ key: randomUUID(), version: 1 }),
  },
  withdraw: {
    existing: async (world) => ({ changeId: await askedBy(world, world.staff.administrator) }),
    missing,
  },
}

/** One more administrator per portal; every further one would receive all messages about role changes too. */
const colleagues = new WeakMap<TestPortal, Promise<TestAccount>>()

async function askedByColleague(world: World): Promise<string> {
  const colleague = colleagues.get(world.portal) ?? createStaff(world.portal, ['administrator'])
  colleagues.set(world.portal, colleague)
  return askedBy(world, await colleague)
}

async function askedBy(world: World, { token }: { token: string }): Promise<string> {
  const api = await world.portal.api({ token })
  const userID = await world.furtherStaff()
  return (await api.staff.memberRoles({ userID, roles: ['reviewer'] })).changeId
}

/** A custom role of this portal. */
async function ownRole({ portal }: World): Promise<string> {
  const key = randomUUID()
  const row = { key, name_zh: '档案', name_en: 'Archive', privileges: ['readAudit' as const] }
  await portal.db.insertInto('staff_roles').values(row).execute()
  return key
}
