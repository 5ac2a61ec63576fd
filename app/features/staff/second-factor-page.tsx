import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../shared/contract/staff/staff.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { useSiteName } from '../../api/pages/site-name.ts'
import { PasskeyButton } from '../../api/parts/passkey-button.tsx'
import { RecoveryCodeForm } from '../../api/parts/recovery-code-form.tsx'
import { ToldPage } from '../../api/parts/told-page.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { useOneSubmit } from '../../ui/controls/use-one-submit.ts'
import { Heading } from '../../ui/heading.tsx'
import { codeProblem } from './code-problem.ts'
import { roleNames } from './members/role-names.ts'
import { safeBack } from './safe-back.ts'
import { TotpField } from './totp-field.tsx'

export type SecondFactorPageProps = {
  state: SecondFactorState
  failure: ActFailure | undefined
  /** Where a demo shows the code. */
  note: ReactNode
}

/** Setting up the authenticator after an invitation, and entering its code at every sign-in. */
export function SecondFactorPage({ state, failure, note }: SecondFactorPageProps) {
  const site = useSiteName()
  const goesOn = useOneSubmit(useNavigation().state !== 'idle', failure)
  if (!state.isSetUp && !state.enrolment) {
    return <ToldPage title={m.staff_factor_not_set_up_title()} text={m.staff_factor_not_set_up_text()} />
  }
  const isRecovery = failure?.values.intent?.[0] === 'recover'
  const problem = codeProblem(failure)
  const recoveryError = isRecovery
    ? failure?.error === 'codeWrong'
      ? m.recovery_code_wrong()
      : (problem ?? failure?.message)
    : undefined
  const error = isRecovery ? undefined : problem
  const title = state.enrolment ? m.staff_factor_enrol_title() : m.staff_factor_title()
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={title} />
      {failure && (
        <ErrorSummary
          answer={failure}
          problems={[
            {
              fieldId: isRecovery ? 'recovery-code' : 'code',
              text: recoveryError ?? error ?? failure.message,
            },
          ]}
        />
      )}
      <p className="measure">{leadOf(state, site)}</p>
      <p className="text-sm text-ink-2">
        {state.name} · {roleNames(state.roles)}
      </p>
      {note}
      {state.enrolment && <Enrolment enrolment={state.enrolment} />}
      {(state.hasTotp || state.enrolment) && (
        <Form method="post" noValidate className="stack form" onSubmit={goesOn}>
          {state.enrolment && <input type="hidden" name="intent" value="confirm" />}
          <TotpField {...(error && { error })} autoFocus={!failure} />
          <Button kind="primary">{m.staff_factor_submit()}</Button>
        </Form>
      )}
      <ByPasskey state={state} />
      {state.hasRecovery && <RecoveryCodeForm error={recoveryError} />}
      {!state.enrolment && <p className="measure text-sm text-ink-2">{m.staff_factor_lost()}</p>}
    </div>
  )
}

function leadOf({ enrolment, hasTotp, name }: SecondFactorState, site: string): string {
  if (enrolment) return m.staff_factor_enrol_lead()
  return hasTotp ? m.staff_factor_lead({ name, site }) : m.staff_factor_passkey_lead({ name })
}

/** The same with a passkey: using it or, after an invitation, creating one instead of an authenticator. */
function ByPasskey({ state }: { state: SecondFactorState }) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  // A full page load: the session has a new token, and pages are rendered anew for the proven session.
  const goOn = () => location.assign(safeBack(new URLSearchParams(search).get('back'), locale))
  if (state.enrolment) {
    return (
      <section className="stack measure">
        <Heading level={2} text={m.passkeys_enrol_title()} />
        <p>{m.passkeys_enrol_text()}</p>
        <PasskeyButton
          label={m.passkeys_add()}
          run={({ addPasskey }) => addPasskey(m.passkeys_first_name())}
          onDone={goOn}
        />
      </section>
    )
  }
  if (!state.hasPasskey) return null
  return (
    <PasskeyButton
      label={m.passkeys_confirm()}
      kind={state.hasTotp ? 'secondary' : 'primary'}
      run={({ provePasskey }) => provePasskey()}
      onDone={goOn}
    />
  )
}

function Enrolment({ enrolment }: { enrolment: NonNullable<SecondFactorState['enrolment']> }) {
  const { secret, uri, qr } = enrolment
  return (
    <div className="staff-enrol">
      {/* Black on white in every theme: cameras read nothing else reliably. */}
      <svg
        className="staff-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={m.staff_factor_qr()}
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className="stack">
        <p>
          <a className="link link-alone" href={uri}>
            {m.staff_factor_open_app()}
          </a>
        </p>
        <p className="font-bold">{m.staff_factor_secret()}</p>
        <p className="staff-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <p className="text-sm text-ink-2">{m.staff_factor_secret_note()}</p>
        <CopyButton
          text={secret}
          label={m.staff_factor_copy()}
          copiedText={m.staff_copied()}
          failedText={m.staff_copy_failed()}
        />
      </div>
    </div>
  )
}
