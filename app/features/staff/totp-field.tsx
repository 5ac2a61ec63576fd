import * as m from '#messages'
import { TextField } from '../../ui/controls/text-field.tsx'

/** The authenticator code: one field, digits, pasting allowed. Never refilled from what was posted. */
export function TotpField({
  error,
  autoFocus,
  id = 'code',
}: {
  error?: string
  autoFocus?: boolean
  id?: string
}) {
  return (
    <TextField
      id={id}
      name="code"
      label={m.staff_factor_code()}
      hint={m.staff_factor_code_hint()}
      width={10}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={16}
      autoFocus={autoFocus}
      {...(error && { error })}
    />
  )
}
