import type { OfferingKind } from '../applications/offerings.ts'
import { orderTerms, periodLimits } from './order-terms.ts'

/** Kinds of offerings that are ordered or booked once an application is granted. */
export const orderedKinds = ['service', 'resource'] as const
export type OrderedKind = (typeof orderedKinds)[number]

/** What a row of the calendar stands for: a week, by its Monday, or a day. */
export type SlotUnit = 'week' | 'day'

export function slotUnit(kind: OfferingKind): SlotUnit {
  return kind === 'service' ? 'week' : 'day'
}

/** A period by its first and last slot, `YYYY-MM-DD`; weeks are named by their Monday. */
export type Period = { from: string; until: string }

const dayMs = 86_400_000

/** The day so many days later. `YYYY-MM-DD` both. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The slot in which a day lies. */
export function slotOf(unit: SlotUnit, day: string): string {
  return unit === 'day' ? day : dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The last day of a slot: a week's Sunday, or the day itself. */
export function lastDayOf(kind: OfferingKind, slot: string): string {
  return slotUnit(kind) === 'week' ? dayAfter(slot, 6) : slot
}

/** Every slot from the first to the last. */
export function slotsIn(unit: SlotUnit, { from, until }: Period): string[] {
  const slots: string[] = []
  const step = unit === 'week' ? 7 : 1
  for (let slot = slotOf(unit, from); slot <= until; slot = dayAfter(slot, step)) slots.push(slot)
  return slots
}

/** The slots that can be taken now: a service from the coming week on, a resource from tomorrow on. */
export function slotsAhead(kind: OrderedKind, today: string): string[] {
  const unit = slotUnit(kind)
  const step = unit === 'week' ? 7 : 1
  const first = dayAfter(slotOf(unit, today), step)
  return slotsIn(unit, { from: first, until: dayAfter(first, step * (orderTerms[kind].ahead - 1)) })
}

type PeriodReason = 'dateInPast' | 'notAnOption' | 'endsBeforeStart' | 'periodTooLong' | 'dateTooLate'

/** Whether a slot ends within the access that allows it, whose last day is null where it does not end. */
export function isWithin(kind: OfferingKind, slot: string, accessUntil: string | null): boolean {
  return accessUntil === null || lastDayOf(kind, slot) <= accessUntil
}

type Bounds = { today: string; accessUntil: string | null }

/** Why a wanted period cannot be one, by the field that is wrong; null for one that can. */
export function periodProblem(
  kind: OrderedKind,
  { from, until }: Period,
  { today, accessUntil }: Bounds,
): { [field: string]: { reason: PeriodReason; limit?: number; day?: string } } | null {
  const ahead = slotsAhead(kind, today)
  const { longest } = periodLimits(slotUnit(kind))
  if (from < (ahead[0] ?? '')) return { from: { reason: 'dateInPast' } }
  if (until < from) return { until: { reason: 'endsBeforeStart' } }
  if (!isWithin(kind, until, accessUntil))
    return { until: { reason: 'dateTooLate', ...(accessUntil && { day: accessUntil }) } }
  if (until > (ahead.at(-1) ?? '')) return { until: { reason: 'notAnOption' } }
  const isTooLong = slotsIn(slotUnit(kind), { from, until }).length > orderTerms[kind].longest
  return isTooLong ? { until: { reason: 'periodTooLong', limit: longest } } : null
}
