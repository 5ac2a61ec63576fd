import * as m from '#messages'
import type { VolunteerActivityCard } from '../../../shared/contract/volunteers/volunteers.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'

export { words as kindWords } from '#words/volunteers_kind'
export { words as modeWords } from '#words/volunteers_mode'
export { words as skillWords } from '#words/volunteers_skill'
export { words as tierWords } from '#words/volunteers_tier'
export { words as timeWords } from '#words/volunteers_time'

/** Day and hours in the language's format: one day, or the first and the last. */
export function whenText(
  {
    startsOn,
    startTime,
    endsOn,
    endTime,
  }: Pick<VolunteerActivityCard, 'startsOn' | 'startTime' | 'endsOn' | 'endTime'>,
  locale: Locale,
): string {
  const first = datedText(startsOn, locale)
  const days = endsOn === startsOn ? first : m.volunteers_days({ first, last: datedText(endsOn, locale) })
  const hours = startTime && endTime ? m.volunteers_from_to({ from: startTime, to: endTime }) : startTime
  return hours ? m.volunteers_day_hours({ days, hours }) : days
}
