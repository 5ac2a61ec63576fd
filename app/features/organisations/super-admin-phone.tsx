import { useState } from 'react'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserApi } from '../../api/browser-api.ts'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

type Fit = 'me' | 'member' | 'superAdmin' | 'nobody'

/** The successor's number, with a word whether it can be theirs; the server decides when the form is sent. */
export function SuperAdminPhone({ teamId, hint, ...field }: TextFieldProps & { teamId: string }) {
  const [fit, setFit] = useState<Fit | null>(null)
  const check = async (typed: string) => {
    setFit(null)
    if (typed.replace(/\D/g, '').length < 11) return
    try {
      setFit((await browserApi().organisations.checkPhone({ TeamID: teamId, phone: typed })).fits)
    } catch (failure) {
      // Without an answer nothing is said: the form says it when it is sent.
      if (!(failure instanceof ApiError)) throw failure
    }
  }
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      width={20}
      maxLength={30}
      onBlur={(event) => void check(event.currentTarget.value)}
      hint={
        <>
          {hint}
          <span role="status" className="block font-bold">
            {fit && fitText(fit)}
          </span>
        </>
      }
    />
  )
}

function fitText(fit: Fit): string {
  const texts = {
    me: m.super_admin_phone_fits_me,
    member: m.super_admin_phone_fits_member,
    superAdmin: m.super_admin_phone_fits_super_admin,
    nobody: m.super_admin_phone_fits_nobody,
  }
  return texts[fit]()
}
