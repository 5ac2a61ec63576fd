import { randomUUID } from 'node:crypto'
import { createAccount } from '../../support/world/actors.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** A notice that no vendor accepts. */
async function refusedDelivery({ portal }: World): Promise<string> {
  const { accountId } = await createAccount(portal)
  const notification = await portal.db
    .insertInto('notifications')
    .values({
      account_id: accountId,
      team_id: null,
      staff_privilege: null,
      category: 'internal',
      template: 'verification_verified',
      params: JSON.stringify({ name: '青苗', reference: 'RZ-2026-7K3M9' }),
      link: '/',
      read_at: null,
      read_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const messageKey = `notice:${notification.id}:${accountId}:sms`
  await portal.db
    .insertInto('deliveries')
    .values({
      message_key: messageKey,
      channel: 'sms',
      notification_id: notification.id,
      account_id: accountId,
      state: 'refused',
      tries: 1,
      finished_at: new Date(),
    })
    .execute()
  return messageKey
}

export const deliveriesProbes: Probes['deliveriesStaff'] = {
  list: { existing: async () => ({}) },
  sendAgain: {
    existing: async (world) => ({ deliveryId: await refusedDelivery(world), reason: '供应商已恢复' }),
    missing: async () => ({
      deliveryId: `notice:${randomUUID()}:${randomUUID()}:sms`,
      reason: '供应商已恢复',
    }),
  },
}
