import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'

/** The name of an activity calendar for subscribers. */
export function calendarName(site: string, locale: Locale): string {
  return `${site} · ${m.volunteers_title({}, { locale })}`
}
