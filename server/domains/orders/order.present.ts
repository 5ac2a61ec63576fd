import type { OrderSummary } from '../../../shared/contract/orders/order-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { slotUnit } from '../../../shared/rules/orders/order-slots.ts'
import type { CallContext } from '../../context.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import { onWire } from '../applications/on-wire.ts'
import { offeringNames } from '../offering-names.ts'
import { namesOfTeams, type OrderRow } from './orders.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'services'> & { locale: Locale }

/** Orders as they stand in lists. */
export async function presentOrders(ctx: Ctx, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  const names = await offeringNames(ctx, rows)
  const teams = await namesOfTeams(
    ctx.db,
    rows.flatMap((row) => [row.team_id, row.provider_team_id]),
  )
  return rows.map((row) => ({
    orderId: row.id,
    reference: row.reference,
    ...onWire(offeringOf(row), names(row)[ctx.locale]),
    unit: slotUnit(row.offering_kind),
    state: row.state,
    from: row.first_slot,
    until: row.last_slot,
    proposed:
      row.proposed_first && row.proposed_last && row.proposed_side
        ? { from: row.proposed_first, until: row.proposed_last, by: row.proposed_side }
        : null,
    teamName: teams.get(row.team_id) ?? '',
    providerName: teams.get(row.provider_team_id ?? '') ?? null,
    dueOn: row.due_on,
    requestedAt: row.requested_at.toISOString(),
  }))
}
