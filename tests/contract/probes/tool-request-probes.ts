import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** A visitor's request for a tool from a new address, since each may send five an hour. */
async function requestOf({ portal }: World): Promise<string> {
  const address = `203.0.113.${1 + Math.floor(Math.random() * 250)}`
  const request = { need: '给志愿者排班', contact: 'li@example.org' }
  const { reference } = await (await portal.api({ address })).toolbox.requestTool(request)
  const row = await portal.db
    .selectFrom('tool_requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return row.id
}

function ofRequest<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({ requestId: await requestOf(world), ...more }),
    missing: async () => ({ requestId: randomUUID(), ...more }),
  }
}

export const toolRequestStaffProbes: Probes['toolRequestsStaff'] = {
  list: { existing: async () => ({}) },
  answer: ofRequest({ version: 1, answer: '可以先用排班表' }),
  move: ofRequest({ version: 1, state: 'closed' as const }),
  contact: ofRequest({ reason: '回复请求' }),
}
