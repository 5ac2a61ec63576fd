import { useRef, useState } from 'react'
import { words as fits } from '#words/super_admin_phone_fits'
import { ApiError } from '../../../shared/contract/errors.ts'
import { withCallingCode } from '../../../shared/lib/calling-code.ts'
import { PhoneCountry, type PhoneCountryProps } from '../../api/parts/phone-country.tsx'
import { browserApi } from '../../api/transport/browser-api.ts'
import { TextField, type TextFieldProps } from '../../ui/controls/text-field.tsx'

type Fit = 'me' | 'member' | 'superAdmin' | 'nobody'

export type SuperAdminPhoneProps = TextFieldProps &
  Pick<PhoneCountryProps, 'countries' | 'chosen'> & { teamId: string }

/** The successor's number, with an early check whether it is possible; the server decides on submission. */
export function SuperAdminPhone({ teamId, hint, countries, chosen, ...field }: SuperAdminPhoneProps) {
  const [fit, setFit] = useState<Fit | null>(null)
  const phone = useRef<HTMLInputElement>(null)
  const country = useRef(chosen)
  const check = async () => {
    const typed = withCallingCode(phone.current?.value ?? '', country.current)
    setFit(null)
    if (typed.replace(/\D/g, '').length < (typed.startsWith('+') ? 8 : 11)) return
    try {
      setFit((await browserApi().organisations.checkPhone({ TeamID: teamId, phone: typed })).fits)
    } catch (failure) {
      // Without an answer nothing is said: submitting the form will tell.
      if (!(failure instanceof ApiError)) throw failure
    }
  }
  return (
    <>
      <TextField
        {...field}
        ref={phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width={20}
        maxLength={30}
        onBlur={() => void check()}
        hint={
          <>
            {hint}
            <span role="status" className="block font-bold">
              {fit && fits[fit]()}
            </span>
          </>
        }
      />
      <PhoneCountry
        id="country"
        countries={countries}
        chosen={chosen}
        onChange={(event) => {
          country.current = event.currentTarget.value
          void check()
        }}
      />
    </>
  )
}
