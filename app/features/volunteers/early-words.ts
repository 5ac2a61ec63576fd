import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { hoursTerms } from '../../../shared/rules/volunteers/hours.ts'
import { wordFields } from '../../api/forms/named-field.ts'

const early: Record<string, () => string> = {
  attendance: () => m.volunteers_early_attendance({ count: hoursTerms.hoursBefore }),
  code: () => m.volunteers_early_check_in({ count: hoursTerms.hoursBefore }),
  hours: m.volunteers_early_hours,
}

/** For the actions of forms about a shift: what was entered too early is refused in a sentence of its own. */
export function wordShiftFields(names: Record<string, () => string>) {
  const wordField = wordFields(names)
  return (path: string, error: FieldError): string | undefined =>
    error.reason === 'dateInFuture' && early[path] ? early[path]() : wordField(path, error)
}
