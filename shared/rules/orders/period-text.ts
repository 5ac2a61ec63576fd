import type { Locale } from '../../lib/locale.ts'
import { dayText } from '../../lib/text/day-text.ts'
import { dayAfter, type Period, type SlotUnit } from './order-slots.ts'

/** A period in words; weeks from the first Monday to the last Sunday. */
export function periodText(unit: SlotUnit, { from, until }: Period, locale: Locale): string {
  const last = unit === 'week' ? dayAfter(until, 6) : until
  return from === last ? dayText(from, locale) : `${dayText(from, locale)} – ${dayText(last, locale)}`
}
