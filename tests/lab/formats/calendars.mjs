import { zIcsCalendar } from '@ts-ics/schema-zod'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'

/** Calendar files by two parsers: the strict one reads the lines, the other one's schema asks for what has to be there. */
export function calendarErrors(files) {
  return files.flatMap(({ address, text, count }) => {
    try {
      const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75)
      if (long !== undefined || /(^|[^\r])\n/.test(text))
        return [`${address}: a line that is too long or ends wrongly`]
      ICAL.design.strict = true
      const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
      for (const event of events) new ICAL.Event(event).startDate.toJSDate()
      const { error } = zIcsCalendar.safeParse(convertIcsCalendar(undefined, text))
      const missing =
        error?.issues.map(({ path, message }) => `${address}: ${path.join('.')} ${message}`) ?? []
      return events.length === count
        ? missing
        : [`${address}: holds ${events.length} events, not ${count}`, ...missing]
    } catch (error) {
      return [`${address}: ${error.message}`]
    }
  })
}
