import { useState } from 'react'
import * as m from '#messages'
import {
  hasRightCheckCharacter,
  isCreditCodeForm,
  normaliseCreditCode,
} from '../../../shared/rules/credit-code.ts'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

/** The code, and a word where its last character does not fit the others; that never stops it. */
export function CreditCodeField({ hint, ...field }: TextFieldProps & { defaultValue: string }) {
  const [typed, setTyped] = useState(field.defaultValue)
  return (
    <TextField
      {...field}
      onChange={(event) => setTyped(event.currentTarget.value)}
      hint={
        <>
          {hint}
          <span role="status" className="block font-bold text-amber">
            {isDoubtful(typed) && m.verification_check_warning()}
          </span>
        </>
      }
    />
  )
}

/** Whether a code is whole and its check character is not the one that the others ask for. */
export function isDoubtful(typed: string): boolean {
  const code = normaliseCreditCode(typed)
  return isCreditCodeForm(code) && !hasRightCheckCharacter(code)
}
