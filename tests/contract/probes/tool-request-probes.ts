import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'
import { workOf } from './work-probes.ts'

function ofRequest<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({ requestId: await workOf.toolRequest(world), ...more }),
    missing: async () => ({ requestId: randomUUID(), ...more }),
  }
}

export const toolRequestStaffProbes: Probes['toolRequestsStaff'] = {
  detail: ofRequest({}),
  answer: ofRequest({ version: 1, answer: '可以先用排班表' }),
  move: ofRequest({ version: 1, state: 'closed' as const }),
  contact: ofRequest({ reason: '回复请求' }),
}
