import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'

/** What a calendar of activities is called where it is subscribed to. */
export function calendarName(locale: Locale): string {
  return `${m.site_name({}, { locale })} · ${m.volunteers_title({}, { locale })}`
}
