import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { ApiError } from '../shared/contract/errors.ts'
import type { Limit } from './db/limits.ts'

/** Text messages a day: abroad they cost many times as much, and some numbers exist to earn from messages. */
const abroad = { perCountryADay: 200, inAllADay: 1_000 }
const daySeconds = 24 * 3600

/**
 * A mobile number in E.164, such as `+8613800138000`, however it was typed. Without `+` or `00` it is one of
 * mainland China; any other is checked by the rules of its country.
 * @param field the dotted path of the input that an error names
 * @throws ApiError `invalidInput` for anything else
 */
export function parseMobilePhone(typed: string, field = 'phone'): string {
  const number = parse(typed)
  if (number) return number.number
  throw new ApiError('invalidInput', { fields: { [field]: { reason: 'phone' } } })
}

/** The same, but null for anything else. */
export function readMobilePhone(typed: string): string | null {
  return parse(typed)?.number ?? null
}

/** The limits for a text message to a number abroad; none for the mainland. @param phone in E.164 */
export function limitsAbroad(phone: string, what: 'code' | 'invite'): Limit[] {
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode ?? ''
  if (country === '86') return []
  return [
    { key: `${what}:country:${country}`, most: abroad.perCountryADay, windowSeconds: daySeconds },
    { key: `${what}:abroad`, most: abroad.inAllADay, windowSeconds: daySeconds },
  ]
}

function parse(typed: string) {
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), {
    defaultCountry: 'CN',
    extract: false,
  })
  return number?.country && number.isValid() && !number.ext ? number : null
}
