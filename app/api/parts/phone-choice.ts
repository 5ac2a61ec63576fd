import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { callingCodeOf, withCallingCode } from '../../../shared/lib/calling-code.ts'
import type { PostedForm } from '../forms/posted-form.ts'

/** The phone number of a form, with the country that was chosen beside it. */
export function typedPhone(form: PostedForm): string {
  return withCallingCode(form.text('phone'), form.text('country'))
}

/** The error of a number for which a country was chosen; undefined leaves it to the general message. */
export function wordPhone(path: string, error: FieldError, form: PostedForm): string | undefined {
  const code = callingCodeOf(form.text('country'))
  return path === 'phone' && error.reason === 'phone' && code !== null
    ? m.phone_abroad_wrong({ code })
    : undefined
}
