import { ApiError } from '../../../../shared/contract/errors.ts'
import { reasonOnRecord } from '../../../../shared/lib/text/masking.ts'
import {
  canSendAgain,
  type DeliveryState,
  deliveryKindOf,
} from '../../../../shared/rules/messages/deliveries.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { findDelivery, reopenDelivery } from './deliveries.queries.ts'
import { shownState } from './list-deliveries.ts'

/**
 * Retries a failed notice, for a reason that the audit keeps. The message key stays the same, so that a
 * vendor who accepted it after all does not send it twice.
 * @throws ApiError `notAvailable`, `illegalTransition`
 */
export async function sendDeliveryAgain(
  ctx: CallContext<StaffMember>,
  { deliveryId, reason }: { deliveryId: string; reason: string },
): Promise<{ state: DeliveryState }> {
  const found = await findDelivery(ctx.db, deliveryId)
  if (!found) throw new ApiError('notAvailable')
  const before = shownState(found)
  const isOpen =
    canSendAgain(deliveryKindOf(deliveryId), before) && (await reopenDelivery(ctx.db, deliveryId))
  if (!isOpen) throw new ApiError('illegalTransition')
  const queue = found.channel === 'mail' ? 'send-mail' : 'send-sms'
  await ctx.services.enqueue(ctx.db, queue, { messageKey: deliveryId })
  ctx.audit({
    kind: 'delivery.sentAgain',
    subjectKind: 'delivery',
    subjectId: deliveryId,
    teamId: found.team_id,
    before: { state: before },
    after: { state: 'queued', channel: found.channel },
    reason: { text: reasonOnRecord(reason), about: found.account_id ? [found.account_id] : [] },
  })
  return { state: 'queued' }
}
