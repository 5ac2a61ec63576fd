import { randomUUID } from 'node:crypto'
import type { QueueKind } from '../../../shared/rules/staff/staff-queue.ts'
import { createApplication } from '../../support/world/applications.ts'
import { sendFeedback } from '../../support/world/feedback.ts'
import { createOrder } from '../../support/world/orders.ts'
import { askForTool, askToAdopt } from '../../support/world/requests.ts'
import { contestChange, requestChange } from '../../support/world/super-admin-changes.ts'
import { askedByTeam } from '../../support/world/venture/questions.ts'
import { sendVerification } from '../../support/world/verifications.ts'
import { createDispute } from '../../support/world/volunteering.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** A new piece of work of each kind about team A, by its id. */
export const workOf: Record<QueueKind, (world: World) => Promise<string>> = {
  application: async ({ portal, teamA }) =>
    (await createApplication(portal, 'submitted', { team: teamA })).applicationId,
  verification: async ({ portal, teamA }) => (await sendVerification(portal, teamA)).organisationId,
  superAdminChange: async ({ portal, teamA }) =>
    (await contestChange(portal, await requestChange(portal, { team: teamA }))).changeId,
  feedback: async ({ portal, teamA }) => {
    // The probes send more complaints than the hourly limit allows.
    await portal.db.deleteFrom('rate_limits').where('key', 'like', 'feedback%').execute()
    const { ticketId } = await sendFeedback(portal, await portal.api({ token: teamA.superAdmin.token }))
    return ticketId
  },
  toolRequest: async ({ portal, teamA }) =>
    (await askForTool(portal, { token: teamA.superAdmin.token })).requestId,
  order: async ({ portal, teamA }) => (await createOrder(portal, 'requested', { team: teamA })).orderId,
  hoursDispute: async ({ portal, teamA }) => (await createDispute(portal, teamA)).disputeId,
  ventureQuestion: async ({ portal, teamA: team }) => (await askedByTeam(portal, team)).questionId,
  adoption: async ({ portal, teamA }) =>
    (await askToAdopt(portal, { token: teamA.superAdmin.token })).adoptionId,
}

const kind = 'application' as const

export const workProbes: Pick<Probes['staff'], 'assign' | 'look'> = {
  assign: {
    existing: async (world) => ({
      kind,
      ids: [await workOf[kind](world)],
      accountId: world.staff.reviewer.accountId,
    }),
  },
  look: {
    existing: async (world) => ({ kind, id: await workOf[kind](world) }),
    missing: async () => ({ kind, id: randomUUID() }),
  },
}
