import { randomUUID } from 'node:crypto'
import { offeringInput } from '../../../shared/rules/applications/offerings.ts'
import { createApplication } from '../../support/world/applications.ts'
import { createOffering } from '../../support/world/offerings.ts'
import { createOrder, createOrderable, slotAfter } from '../../support/world/orders.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const missingService = { serviceId: '999999999' }

/** A granted application of team A that can be ordered from. */
async function grantOf({ portal, teamA: team }: World) {
  const toolId = await createOrderable(portal, 'service', { places: 1_000 })
  return createApplication(portal, 'active', { kind: 'service', toolId, team })
}

const requestedIn = async ({ portal, actingTeam }: World, applicationId: string) => {
  const from = await slotAfter(portal, 'service')
  return { TeamID: actingTeam.teamId, applicationId, from, until: from, need: '理一遍账号' }
}

const orderOf = async ({ portal, teamA: team }: World) => createOrder(portal, 'requested', { team })

const step = { version: 1, text: '换个时间再约' }

export const orderProbes: Probes['orders'] = {
  calendar: {
    existing: async ({ portal }) => ({ serviceId: await createOrderable(portal, 'service') }),
    missing: async () => missingService,
  },
  form: {
    existing: async (world) => ({ applicationId: (await grantOf(world)).applicationId }),
    missing: async () => ({ applicationId: randomUUID() }),
  },
  request: {
    existing: async (world) => requestedIn(world, (await grantOf(world)).applicationId),
    missing: async (world) => requestedIn(world, randomUUID()),
  },
  list: { existing: async () => ({}) },
  details: {
    existing: async (world) => ({ orderId: (await orderOf(world)).orderId }),
    missing: async () => ({ orderId: randomUUID() }),
  },
  step: {
    existing: async (world) => ({
      ...{ TeamID: world.actingTeam.teamId, orderId: (await orderOf(world)).orderId },
      ...{ ...step, action: 'withdraw' as const },
    }),
    missing: async (world) => ({
      ...{ TeamID: world.actingTeam.teamId, orderId: randomUUID() },
      ...{ ...step, action: 'withdraw' as const },
    }),
  },
  provided: {
    existing: async ({ portal, teamA: provider }) => ({
      serviceId: await createOrderable(portal, 'service', { provider }),
    }),
    missing: async () => missingService,
  },
  changeSlots: {
    existing: async (world) => {
      const from = await slotAfter(world.portal, 'service')
      const number = await createOrderable(world.portal, 'service', { provider: world.teamA })
      return {
        ...{ TeamID: world.actingTeam.teamId, ...offeringInput('service', number) },
        ...{ from, until: from, closedBecause: '培训' },
      }
    },
    missing: async (world) => {
      const from = await slotAfter(world.portal, 'service')
      return { TeamID: world.actingTeam.teamId, ...missingService, from, until: from, closedBecause: '培训' }
    },
  },
}

export const orderStaffProbes: Probes['ordersStaff'] = {
  detail: {
    existing: async (world) => ({ orderId: (await orderOf(world)).orderId }),
    missing: async () => ({ orderId: randomUUID() }),
  },
  step: {
    existing: async (world) => ({
      ...{ orderId: (await orderOf(world)).orderId },
      ...{ ...step, action: 'decline' as const },
    }),
    missing: async () => ({ orderId: randomUUID(), ...step, action: 'decline' as const }),
  },
  offerings: { existing: async () => ({}) },
  offering: {
    existing: async ({ portal }) => ({ serviceId: await createOrderable(portal, 'service') }),
    missing: async () => missingService,
  },
  setOffering: {
    existing: async ({ portal }) => ({
      ...{ serviceId: await createOffering(portal, 'service'), version: 0 },
      ...{ isOpen: true, places: 2, replyDays: 3 },
    }),
    missing: async () => ({ ...missingService, version: 0, isOpen: true, places: 2, replyDays: 3 }),
  },
  changeSlots: {
    existing: async ({ portal }) => {
      const from = await slotAfter(portal, 'service')
      const serviceId = await createOrderable(portal, 'service')
      return { serviceId, from, until: from, places: 5 }
    },
    missing: async ({ portal }) => {
      const from = await slotAfter(portal, 'service')
      return { ...missingService, from, until: from, places: 5 }
    },
  },
}
