import * as m from '#messages'
import { words as events } from '#words/order_event'
import { words as parties } from '#words/order_party'
import { words as states } from '#words/order_state'
import { words as steps } from '#words/order_step'
import type { OrderCalendar, OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { dayAfter, type Period, type SlotUnit } from '../../../shared/rules/orders/order-slots.ts'
import type { OrderAction, OrderState } from '../../../shared/rules/orders/order-transitions.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export function stateText(state: OrderState): string {
  return states[state]()
}

export function stateTone(state: OrderState): Tone {
  if (state === 'confirmed') return 'green'
  if (state === 'declined' || state === 'disputed') return 'red'
  return state === 'closed' ? 'plain' : 'azure'
}

export function stepText(action: OrderAction): string {
  return steps[action]()
}

export function eventText(action: OrderDetails['events'][number]['action']): string {
  return events[action]()
}

export function partyText(party: OrderDetails['events'][number]['party']): string {
  return parties[party]()
}

/** A period in words; weeks from the first Monday to the last Sunday. */
export function periodText(unit: SlotUnit, { from, until }: Period, locale: Locale): string {
  const last = unit === 'week' ? dayAfter(until, 6) : until
  return from === last ? dayText(from, locale) : `${dayText(from, locale)} – ${dayText(last, locale)}`
}

/** A week or day with what is left of it, as it is offered. */
export function slotText(
  unit: SlotUnit,
  { slot, free, isClosed }: OrderCalendar['slots'][number],
  locale: Locale,
): string {
  const days = periodText(unit, { from: slot, until: slot }, locale)
  if (isClosed) return `${days} · ${m.order_slot_closed()}`
  return `${days} · ${free > 0 ? m.order_slot_free({ count: free }) : m.order_slot_full()}`
}
