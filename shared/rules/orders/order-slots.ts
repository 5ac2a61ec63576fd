import type { OfferingKind } from '../applications/offerings.ts'

/** Kinds of offerings that are ordered or booked once an application is granted. */
export const orderedKinds = ['service', 'resource'] as const
export type OrderedKind = (typeof orderedKinds)[number]

export const orderTerms = {
  /** Working days within which a provider promises an answer, unless it promises another number. */
  replyWorkingDays: 3,
  /** Working days within which staff settle a dispute. */
  disputeWorkingDays: 3,
  /** How far ahead and for how long weeks of a service and days of a resource can be taken. */
  service: { ahead: 26, longest: 12 },
  resource: { ahead: 180, longest: 90 },
  /** Days after the confirmation in which it can be rated. */
  ratingDays: 30,
  /** The fewest ratings, and the fewest orders, from which figures are published. */
  fewestRatings: 5,
  fewestOrders: 5,
  /** The newest orders from which waiting and reply times are taken. */
  newestOrders: 20,
} as const

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

/** Why a wanted period cannot be one, by the field that is wrong; null for one that can. */
export function periodProblem(
  kind: OrderedKind,
  today: string,
  { from, until }: Period,
): { [field: string]: { reason: 'dateTooEarly' | 'endsBeforeStart' | 'notAnOption' } } | null {
  const ahead = slotsAhead(kind, today)
  if (from < (ahead[0] ?? '')) return { from: { reason: 'dateTooEarly' } }
  if (until < from) return { until: { reason: 'endsBeforeStart' } }
  const slots = slotsIn(slotUnit(kind), { from, until })
  const isWithin = slots.length <= orderTerms[kind].longest && ahead.includes(slots.at(-1) ?? '')
  return isWithin ? null : { until: { reason: 'notAnOption' } }
}
