import { randomUUID } from 'node:crypto'
import { createReference } from '../../../shared/lib/reference.ts'
import { feedbackInput, sendFeedback, ticketOf } from '../../support/world/feedback.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }
const article = {
  existing: async () => ({ helpId: '102' }),
  missing: async () => ({ helpId: '999999999' }),
}

/** A new complaint of team A's super admin on each use. */
async function ticket({ portal, teamA }: World) {
  const api = await portal.api({ token: teamA.superAdmin.token })
  // The probes send more complaints than the hourly limit allows.
  await portal.db.deleteFrom('rate_limits').where('key', 'like', 'feedback%').execute()
  return sendFeedback(portal, api)
}

function ownTicket<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({ reference: (await ticket(world)).reference, ...more }),
    missing: async () => ({ reference: 'FK-2026-22222', ...more }),
  }
}

/** A ticket for staff, triaged and answered as far as the call needs. */
function handled<More extends object>(more: More, until: 'received' | 'triaged' | 'answered') {
  return {
    existing: async (world: World) => {
      const { ticketId, reference } = await ticket(world)
      const { supportStaff } = await world.portal.api({ token: world.staff.supportAgent.token })
      const version = async () => (await ticketOf(world.portal, reference)).version
      const seen = { kind: 'complaint' as const, topic: 'application' as const, concerned: [] }
      if (until !== 'received') await supportStaff.triage({ ticketId, version: await version(), ...seen })
      if (until === 'answered')
        await supportStaff.answer({ ticketId, version: await version(), body: '已处理。' })
      return { ticketId, version: await version(), ...more }
    },
    missing: async () => ({ ticketId: randomUUID(), version: 1, ...more }),
  }
}

const anyTicket = {
  existing: async (world: World) => ({ ticketId: (await ticket(world)).ticketId }),
  missing: async () => ({ ticketId: randomUUID() }),
}

export const supportProbes: Probes['support'] = {
  describeSupportCenterList: nothing,
  helpArticle: article,
  helpFor: { existing: async () => ({ page: 'signIn' as const }) },
  helpSearch: { existing: async () => ({ keywords: '验证码' }) },
  helpVote: {
    existing: async () => ({ helpId: '102', isHelpful: true }),
    missing: async () => ({ helpId: '999999999', isHelpful: true }),
  },
  feedbackSend: { existing: async () => feedbackInput() },
  feedbackOpen: {
    existing: async (world) => {
      const { reference, code } = await ticket(world)
      return { reference, code }
    },
    // A new number each time, since tries are counted by number.
    missing: async () => ({ reference: createReference('FK', 2020), code: 'ABCD2345' }),
  },
  feedbackDetail: ownTicket({}),
  feedbackWrite: ownTicket({ body: '还有一点。' }),
  feedbackEnd: ownTicket({}),
  feedbackList: nothing,
}

export const supportStaffProbes: Probes['supportStaff'] = {
  helpVotes: nothing,
  detail: anyTicket,
  openPapers: {
    existing: async (world) => ({ ticketId: (await ticket(world)).ticketId, reason: '看截图' }),
    missing: async () => ({ ticketId: randomUUID(), reason: '看截图' }),
  },
  triage: handled({ kind: 'suggestion' as const, topic: 'other' as const, concerned: [] }, 'received'),
  answer: handled({ body: '已经查清，明天答复。' }, 'triaged'),
  close: handled({}, 'answered'),
}
