import { Form } from 'react-router'
import * as m from '#messages'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { signInRules } from '../../../shared/rules/sign-in/sign-in.ts'
import { PhoneCountry } from '../../api/parts/phone-country.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import type { SecurityFormProps } from './identity-form.tsx'

export type PhoneFormProps = SecurityFormProps & { countries: CallingCode[] }

/** Changes the number: a code is sent to the new one and entered here. */
export function PhoneForm({ ways, done, problem, countries }: PhoneFormProps) {
  const own = problem && ['sendPhone', 'phone'].includes(problem.intent) ? problem : null
  const isSent = done?.done === 'phoneCodeSent' || own?.intent === 'phone'
  const phone = done?.phone ?? own?.values.phone?.[0] ?? ''
  if (ways.provenBy === 'passkey' || ways.provenBy === null) return <p>{m.security_phone_needs_code()}</p>
  return (
    <Details title={m.security_phone_change()} open={isSent || own !== null} lined>
      <Form method="post" noValidate preventScrollReset className="stack max-w-form">
        <p>{m.security_phone_text()}</p>
        <TextField
          id="new-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          label={m.security_new_phone()}
          hint={m.sign_in_phone_hint()}
          error={own?.intent === 'sendPhone' ? own.text : undefined}
          defaultValue={phone}
          key={phone}
          width={20}
        />
        <PhoneCountry id="new-phone-country" countries={countries} chosen={own?.values.country?.[0] ?? ''} />
        {isSent && (
          <TextField
            id="new-phone-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={signInRules.codeDigits * 2}
            label={m.sign_in_code()}
            error={own?.intent === 'phone' ? own.text : undefined}
            width={10}
          />
        )}
        <ButtonRow>
          {isSent && (
            <Button name="intent" value="phone" kind="primary">
              {m.security_phone_submit()}
            </Button>
          )}
          <Button name="intent" value="sendPhone" kind={isSent ? 'quiet' : 'secondary'}>
            {isSent ? m.sign_in_resend() : m.sign_in_send()}
          </Button>
        </ButtonRow>
      </Form>
    </Details>
  )
}
