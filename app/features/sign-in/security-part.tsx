import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import * as m from '#messages'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { learnPhoneAnew } from '../../api/state/user-session.ts'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { EmailForm } from './email-form.tsx'
import { ConfirmIdentity } from './identity-form.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ProviderForms } from './provider-forms.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import type { SecurityAnswer, SecurityData, SecurityDone } from './security-act.ts'
import { problemOf } from './security-problem.ts'
import { SessionList } from './session-list.tsx'

export type SecurityPartProps = { data: SecurityData; answer: SecurityAnswer | undefined }

const doneWords: Record<SecurityDone['done'], (done: SecurityDone) => string> = {
  confirmCodeSent: m.security_code_sent_own,
  confirmMailSent: m.security_mail_sent_own,
  confirmed: m.security_confirmed,
  phoneCodeSent: ({ phone = '' }) => m.sign_in_sent_to({ phone }),
  phoneChanged: m.security_phone_changed,
  emailLinkSent: ({ email = '' }) => m.security_link_sent({ email }),
  emailRemoved: m.security_email_removed,
  passkeyAdded: m.passkeys_added,
  passkeyRemoved: m.passkeys_removed,
  recoveryMade: m.recovery_made,
  providerUnlinked: m.provider_unlinked,
  sessionsEnded: m.sessions_ended,
}

/** What goes on at its own form, with a code that was sent or codes to be kept. */
const goesOn = new Set<SecurityDone['done']>([
  'confirmCodeSent',
  'confirmMailSent',
  'phoneCodeSent',
  'recoveryMade',
])

/** By what I get in, how I change it, and where I am signed in. */
export function SecurityPart({ data, answer }: SecurityPartProps) {
  const { ways } = data
  const submit = useSubmit()
  const problem = answer?.isFailure ? problemOf(answer) : null
  const done = answer && !answer.isFailure ? answer : undefined
  const isPhoneChanged = done?.done === 'phoneChanged'
  useEffect(() => {
    if (isPhoneChanged) void learnPhoneAnew()
  }, [isPhoneChanged])
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={m.account_part_security()} />
      {problem && (
        <ErrorSummary answer={answer} problems={[{ fieldId: problem.fieldId, text: problem.text }]} />
      )}
      {done && (
        <Notice
          key={done.done}
          kind="success"
          live
          answer={goesOn.has(done.done) ? undefined : done}
          title={doneWords[done.done](done)}
        />
      )}
      <section className="stack measure" aria-labelledby="ways-title">
        <Heading level={2} size="xl" text={m.security_ways()} id="ways-title" />
        <SummaryList
          rows={[
            { term: m.sign_in_phone(), value: ways.phone ?? m.profile_no_phone() },
            { term: m.security_email(), value: ways.email ?? m.security_no_email() },
            ...data.providers.map(({ name, isLinked, label }) => ({
              term: name,
              value: isLinked ? (label ?? m.provider_linked()) : m.provider_none_linked(),
            })),
          ]}
        />
        {ways.mayChange ? (
          <>
            <PhoneForm ways={ways} done={done} problem={problem} countries={data.countries} />
            <EmailForm ways={ways} problem={problem} />
            <ProviderForms providers={data.providers} />
          </>
        ) : (
          <ConfirmIdentity
            ways={ways}
            done={done}
            problem={problem}
            hasPasskey={data.passkeys.length > 0}
            hasRecovery={data.recovery.left > 0}
          />
        )}
      </section>
      <PasskeyPart
        passkeys={data.passkeys}
        mayChange={ways.mayChange}
        onAdded={() => submit({ intent: 'passkeyAdded' }, { method: 'post', preventScrollReset: true })}
      />
      <RecoveryPart recovery={data.recovery} codes={done?.codes ?? null} mayChange={ways.mayChange} />
      <SessionList sessions={data.sessions} />
    </div>
  )
}
