import type { Delivery } from '../../../../shared/contract/deliveries.staff.ts'
import { maskEmail, maskPhone } from '../../../../shared/lib/text/masking.ts'
import {
  canSendAgain,
  type DeliveryState,
  deliveryKindOf,
} from '../../../../shared/rules/messages/deliveries.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { noticeText } from '../notice-text.ts'
import { type DeliveryFilter, type DeliveryRow, listDeliveryRows, listTries } from './deliveries.queries.ts'

type Ctx = CallContext<StaffMember>
type Tries = Awaited<ReturnType<typeof listTries>>

const shownAtOnce = 50

/** Mails and text messages with their outcomes; recipients are masked. @throws ApiError `notAvailable` */
export async function listDeliveries(ctx: Ctx, input: DeliveryFilter) {
  const rows = await listDeliveryRows(ctx.db, input, shownAtOnce + 1)
  const shown = rows.slice(0, shownAtOnce)
  const tries = Map.groupBy(
    await listTries(
      ctx.db,
      shown.map((row) => row.message_key),
    ),
    (one) => one.message_key,
  )
  return {
    deliveries: shown.map((row) => presentDelivery(ctx, row, tries.get(row.message_key) ?? [])),
    next: rows.length > shownAtOnce ? (shown.at(-1)?.message_key ?? null) : null,
  }
}

function presentDelivery(ctx: Ctx, row: DeliveryRow, tries: Tries): Delivery {
  const kind = deliveryKindOf(row.message_key)
  const state = shownState(row)
  const { reference } = row.params ?? {}
  return {
    deliveryId: row.message_key,
    channel: row.channel,
    kind,
    title: row.template ? noticeText(row.template, row.params ?? {}, ctx.locale).title : '',
    reference: typeof reference === 'string' ? reference : '',
    state,
    recipient: row.recipient_masked || recipientOf(ctx, row),
    queuedAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    tries: tries.map(({ at, outcome, report, reason }) => ({
      at: at.toISOString(),
      outcome,
      report,
      reason,
    })),
    canSendAgain: canSendAgain(kind, state),
  }
}

/** A delivery's state as staff see it. */
export function shownState({ state, tries }: Pick<DeliveryRow, 'state' | 'tries'>): DeliveryState {
  if (state === 'queued') return tries > 0 ? 'retrying' : 'queued'
  return state === 'sent' ? 'sent' : state === 'dropped' ? 'withheld' : 'failed'
}

/** The account's current contact, masked. */
function recipientOf({ services: { cipher } }: Ctx, row: DeliveryRow): string {
  if (row.channel === 'sms')
    return row.phone_encrypted ? maskPhone(cipher.decrypt(row.phone_encrypted, 'accounts.phone')) : ''
  return row.email_encrypted ? maskEmail(cipher.decrypt(row.email_encrypted, 'accounts.email')) : ''
}
