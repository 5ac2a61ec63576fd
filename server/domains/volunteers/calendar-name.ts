import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'

/** What a calendar of activities is called where it is subscribed to. */
export function calendarName(site: string, locale: Locale): string {
  return `${site} · ${m.volunteers_title({}, { locale })}`
}
