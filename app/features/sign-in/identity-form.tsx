import { Form, useSubmit } from 'react-router'
import * as m from '#messages'
import type { WaysIn } from '../../../shared/contract/sign-in/ways-in.ts'
import { signInRules } from '../../../shared/rules/sign-in/sign-in.ts'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { PasskeyButton } from '../../api/parts/passkey-button.tsx'
import { RecoveryCodeForm } from '../../api/parts/recovery-code-form.tsx'
import { WriteToUs } from '../../api/parts/write-to-us.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { SecurityDone } from './security-act.ts'
import type { SecurityProblem } from './security-problem.ts'

export type SecurityFormProps = {
  ways: WaysIn
  done: SecurityDone | undefined
  problem: SecurityProblem | null
}

type ConfirmIdentityProps = SecurityFormProps & {
  hasPasskey: boolean
  hasRecovery: boolean
  /** The purpose, and where staff come back to; by default changing ways to sign in. */
  text?: string
  back?: string
  /** The values of the form that needs the proof, by name: each step carries them along. */
  kept?: ActFailure['values'] | undefined
}

/** Proves that the account's owner is present, before a sensitive change. Staff use their second factor. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { ways, text = m.security_confirm_text({ minutes: wayInRules.proofMinutes }) } = props
  const back = encodeURIComponent(props.back ?? '/accountCenter?part=security')
  return (
    <div className="stack">
      <Heading level={3} size="lg" text={m.security_confirm_title()} id="confirm-title" />
      <p>{text}</p>
      {ways.isStaff ? (
        <ButtonLink href={`/staff/secondFactor?back=${back}`}>{m.security_confirm_staff()}</ButtonLink>
      ) : (
        <ByCode {...props} />
      )}
    </div>
  )
}

function ByCode({ ways, done, problem, hasPasskey, hasRecovery, kept = {} }: ConfirmIdentityProps) {
  const submit = useSubmit()
  const along = <Kept values={kept} />
  const isSent = done?.done === 'confirmCodeSent' || problem?.intent === 'confirm'
  return (
    <>
      {isSent && (
        <Form method="post" noValidate preventScrollReset className="stack max-w-form">
          <input type="hidden" name="intent" value="confirm" />
          {along}
          <TextField
            id="confirm-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={signInRules.codeDigits * 2}
            label={m.sign_in_code()}
            error={problem?.intent === 'confirm' ? problem.text : undefined}
            width={10}
          />
          <Button kind="primary">{m.security_confirm_submit()}</Button>
        </Form>
      )}
      <Form method="post" noValidate preventScrollReset>
        {along}
        <ButtonRow>
          {ways.phone && (
            <Button name="intent" value="sendConfirm" kind={isSent ? 'quiet' : 'primary'}>
              {isSent ? m.sign_in_resend() : m.security_confirm_send({ phone: ways.phone })}
            </Button>
          )}
          {ways.email && ways.hasMail && (
            <Button name="intent" value="mailConfirm" kind={isSent ? 'quiet' : 'secondary'}>
              {m.security_confirm_mail({ email: ways.email })}
            </Button>
          )}
        </ButtonRow>
      </Form>
      {hasPasskey && (
        <PasskeyButton
          label={m.passkeys_confirm()}
          run={({ provePasskey }) => provePasskey()}
          onDone={() =>
            submit(new URLSearchParams([['intent', 'confirmedHere'], ...keptPairs(kept)]), {
              method: 'post',
              preventScrollReset: true,
            })
          }
        />
      )}
      {hasRecovery && (
        <RecoveryCodeForm error={problem?.intent === 'recover' ? problem.text : undefined}>
          {along}
        </RecoveryCodeForm>
      )}
      {!ways.email && (
        <p className="text-sm text-ink-2">
          {m.security_lost_phone()} <WriteToUs topic="account" />
        </p>
      )}
    </>
  )
}

function Kept({ values }: { values: ActFailure['values'] }) {
  return keptPairs(values).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

/** Without the values that belong to a single posting. */
function keptPairs(values: ActFailure['values']): [string, string][] {
  return Object.entries(values).flatMap(([name, all]) =>
    ['intent', 'idempotencyKey', 'version'].includes(name)
      ? []
      : all.map((value): [string, string] => [name, value]),
  )
}
