import type { ColumnType, Generated } from 'kysely'
import type { OrderedKind } from '../../../shared/rules/orders/order-slots.ts'
import type { OrderSide, OrderState } from '../../../shared/rules/orders/order-transitions.ts'

type Created = ColumnType<Date, Date | undefined, never>
/** A date without time: `YYYY-MM-DD` both ways. */
type DateText = string

export type OrderedColumns = { offering_kind: OrderedKind; offering_number: number }

export type OrdersTables = {
  /** What can be ordered, of whom, and how much at a time. */
  order_offerings: OrderedColumns & {
    /** Null where staff act in place of a provider. */
    provider_team_id: string | null
    /** Places in every week or day that has no row of its own. */
    places: number
    reply_days: number
    is_open: Generated<boolean>
    version: Generated<number>
    changed_at: Generated<Date>
  }
  /** Weeks by their Monday, or days; never more taken than places. */
  order_slots: OrderedColumns & {
    slot: DateText
    places: number
    taken: Generated<number>
    closed_because_encrypted: string | null
  }
  orders: OrderedColumns & {
    id: Generated<string>
    reference: string
    application_id: string
    team_id: string
    /** For which the team acted when it ordered. */
    organisation_id: string | null
    provider_team_id: string | null
    requested_by: string
    state: Generated<OrderState>
    version: Generated<number>
    need_encrypted: string
    first_slot: DateText
    last_slot: DateText
    proposed_first: Generated<DateText | null>
    proposed_last: Generated<DateText | null>
    proposed_side: Generated<'team' | 'provider' | null>
    is_handed_over: Generated<boolean>
    is_disputed: Generated<boolean>
    rating: Generated<number | null>
    /** By when the side whose turn it is should act. */
    due_on: DateText | null
    reminded_on: Generated<DateText | null>
    requested_at: Created
    replied_at: Generated<Date | null>
    begun_at: Generated<Date | null>
    confirmed_at: Generated<Date | null>
    ended_at: Generated<Date | null>
    assigned_to: Generated<string | null>
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
  }
  order_events: {
    id: Generated<string>
    order_id: string
    action: string
    party: OrderSide
    account_id: string | null
    from_state: OrderState
    to_state: OrderState
    note_encrypted: string | null
    /** The dates that the step asks for, proposes or settles; null where it is not about dates. */
    first_slot: Generated<DateText | null>
    last_slot: Generated<DateText | null>
    at: Created
  }
}
