import * as m from '#messages'
import type { ApplicationForm } from '../../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import type { Offering } from '../../../../shared/rules/applications/offerings.ts'

/** What a form says of its own terms: a round is amended until it closes, checked after that, and read by judges. */
export function formWords(
  { kind, window, replyWorkingDays: days }: Offering,
  minutes: number,
  locale: Locale,
): ApplicationForm['words'] {
  if (kind !== 'round')
    return {
      facts: m.apply_facts({ minutes, days }, { locale }),
      after: m.apply_after({}, { locale }),
      data: m.apply_data_text({}, { locale }),
      check: m.apply_check_lead({}, { locale }),
    }
  const closes = window && instantText(window.closesAt, locale)
  return {
    facts: m.apply_round_facts({ minutes }, { locale }),
    after: m.apply_round_after({ days }, { locale }),
    data: m.apply_round_data({}, { locale }),
    check: closes ? m.apply_round_check({ closes }, { locale }) : m.apply_round_check_open({}, { locale }),
  }
}
