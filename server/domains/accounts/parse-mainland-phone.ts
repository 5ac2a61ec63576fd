import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { ApiError } from '../../../shared/contract/errors.ts'

/**
 * A mainland mobile number as `+8613800138000`, however it was typed.
 * @param field the dotted path of the input that an error names
 * @throws ApiError `invalidInput` for anything else
 */
export function parseMainlandPhone(typed: string, field = 'phone'): string {
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), {
    defaultCountry: 'CN',
    extract: false,
  })
  if (number?.country === 'CN' && number.isValid() && !number.ext) return number.number
  throw new ApiError('invalidInput', { fields: { [field]: { reason: 'phone' } } })
}
