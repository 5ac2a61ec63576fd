import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { browserApi } from '../transport/browser-api.ts'

/** The countries for a form that opens over a page whose own data lacks them; null until they are loaded. */
export function useCallingCodes(isWanted: boolean): CallingCode[] | null {
  const [countries, setCountries] = useState<CallingCode[] | null>(null)
  const isMissing = isWanted && countries === null
  useEffect(() => {
    if (!isMissing) return
    browserApi()
      .signIn.callingCodes({})
      .then((answer) => setCountries(answer.countries))
      .catch((failure: unknown) => {
        // Without the countries, a number is typed with its code.
        if (!(failure instanceof ApiError)) throw failure
      })
  }, [isMissing])
  return countries
}
