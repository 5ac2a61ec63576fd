import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

export const searchProbes: Probes['search'] = {
  find: { existing: async () => ({ keywords: '志愿者', kind: ['tool'] }) },
  suggest: { existing: async () => ({ keywords: 'next' }) },
}

/** A new search that found nothing. */
async function missedOf({ portal }: World): Promise<string> {
  const { id } = await portal.db
    .insertInto('missed_searches')
    .values({ text: randomUUID(), place: 'site' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const searchStaffProbes: Probes['searchStaff'] = {
  missedList: { existing: async () => ({}) },
  synonymTry: {
    existing: async () => ({ keywords: '排班', words: { zh: '排班\n轮班', en: 'rota' } }),
  },
  missedHandle: {
    existing: async (world) => ({
      missedId: await missedOf(world),
      version: 1,
      state: 'handled',
      note: '补了一篇帮助',
    }),
    missing: async () => ({ missedId: randomUUID(), version: 1, state: 'handled' }),
  },
}
