import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'

type Handled = { language: Locale; note: string; changedAt: string | null; changedBy: string | null }

/** What every request has: its language, and who handled it last with their note. */
export function requestRows({ language, note, changedAt, changedBy }: Handled, locale: Locale) {
  const changed = changedAt && { name: changedBy ?? '', time: instantText(changedAt, locale) }
  return [
    {
      term: m.support_votes_language(),
      value: language === 'zh' ? m.staff_feedback_language() : m.staff_feedback_language_en(),
    },
    ...(changed ? [{ term: m.staff_request_changed(), value: m.staff_request_changed_by(changed) }] : []),
    ...(note ? [{ term: m.staff_request_note(), value: note }] : []),
  ]
}
