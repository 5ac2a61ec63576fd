import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'

export type RecoveryCodeFormProps = {
  error: string | undefined
  /** Hidden fields that are posted along. */
  children?: ReactNode
}

/** A recovery code in place of the missing second factor; posts `recoveryCode` with the intent `recover`. */
export function RecoveryCodeForm({ error, children }: RecoveryCodeFormProps) {
  return (
    <Details title={m.recovery_use()} open={error !== undefined} lined>
      <Form method="post" noValidate preventScrollReset className="stack max-w-form">
        <input type="hidden" name="intent" value="recover" />
        {children}
        <TextField
          id="recovery-code"
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          label={m.recovery_code()}
          hint={m.recovery_code_hint()}
          error={error}
          width={20}
        />
        <Button>{m.recovery_submit()}</Button>
      </Form>
    </Details>
  )
}
