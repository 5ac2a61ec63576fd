import type { SlotUnit } from './order-slots.ts'

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

/** The longest period and the furthest day, both in days. */
export function periodLimits(unit: SlotUnit): { longest: number; furthest: number } {
  const { ahead, longest } = orderTerms[unit === 'week' ? 'service' : 'resource']
  const days = unit === 'week' ? 7 : 1
  return { longest: longest * days, furthest: ahead * days }
}
