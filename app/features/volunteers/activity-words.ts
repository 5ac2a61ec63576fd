import * as m from '#messages'
import type { VolunteerActivityCard } from '../../../shared/contract/volunteers.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import type { VolunteerKind, VolunteerSkill } from '../../../shared/rules/toolbox/volunteer-activities.ts'

export { words as modeWords } from '#words/volunteers_mode'

export const kindWords: Record<VolunteerKind, () => string> = {
  activity: m.volunteers_kind_activity,
  call: m.volunteers_kind_call,
}

export const skillWords: Record<VolunteerSkill, () => string> = {
  development: m.volunteers_skill_development,
  design: m.volunteers_skill_design,
  data: m.volunteers_skill_data,
  writing: m.volunteers_skill_writing,
  translation: m.volunteers_skill_translation,
  training: m.volunteers_skill_training,
  accessibility: m.volunteers_skill_accessibility,
  security: m.volunteers_skill_security,
}

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
