import { Form } from 'react-router'
import * as m from '#messages'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import type { SecurityFormProps } from './identity-form.tsx'

/** Adds an address by a mailed link, or removes it. Not shown where no mail can be sent. */
export function EmailForm({ ways, problem }: Omit<SecurityFormProps, 'done'>) {
  const own = problem?.intent === 'addEmail' ? problem : null
  if (!ways.hasMail) return null
  return (
    <Details
      title={ways.email ? m.security_email_change() : m.security_email_add()}
      open={own !== null}
      lined
    >
      <Form method="post" noValidate preventScrollReset className="stack max-w-form">
        <input type="hidden" name="intent" value="addEmail" />
        <TextField
          id="new-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          label={ways.email ? m.security_new_email() : m.security_email()}
          hint={m.security_email_hint({ minutes: wayInRules.mailLinkMinutes })}
          error={own?.text}
          defaultValue={own?.values.email?.[0]}
          width={20}
        />
        <Button>{m.security_email_send()}</Button>
      </Form>
      {ways.email && (
        <Form method="post" noValidate preventScrollReset>
          <Button name="intent" value="removeEmail" kind="danger">
            {m.security_email_remove()}
          </Button>
        </Form>
      )}
    </Details>
  )
}
