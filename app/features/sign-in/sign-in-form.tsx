import { type ComponentType, useEffect, useState } from 'react'
import type { FetcherFormProps } from 'react-router'
import * as m from '#messages'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { signInRules } from '../../../shared/rules/sign-in/sign-in.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import type { FormMark } from '../../api/forms/form-key.ts'
import { PhoneCountry } from '../../api/parts/phone-country.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { useOneSubmit } from '../../ui/controls/use-one-submit.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ConsentField } from './consent-field.tsx'
import { refusedText } from './refused-text.ts'
import { type SignInAnswer, type SignInView, signInView } from './sign-in-state.ts'

export type SignInFormProps = {
  answer: SignInAnswer
  /** Where to go afterwards: a path of this portal. */
  back: string
  /** Null until they are loaded. */
  countries: CallingCode[] | null
  /** Makes a form that is sent twice count once; null where the script alone takes care of that. */
  mark: FormMark | null
  /** In a demo all who try it share one address. */
  isDemo: boolean
  isBusy: boolean
  /** Set over a page on which something is being written: that page is not left. */
  stays?: boolean
  /** The router's form on the page, a fetcher's in the dialog. */
  Form: ComponentType<FetcherFormProps>
}

/** Phone, then code, then consent at the first sign-in: one growing form, the same without script. */
export function SignInForm({ answer, back, countries, mark, isDemo, isBusy, stays, Form }: SignInFormProps) {
  const locale = useLocale()
  const [isPhoneWanted, setPhoneWanted] = useState(false)
  const goesOn = useOneSubmit(isBusy, answer)
  const view = signInView(answer, { refusedText, agreeText: m.field_must_agree })
  const page = `${pathInLocale('/signIn', locale)}?back=${encodeURIComponent(back)}`
  const isCodeStep = view.step === 'code' && !isPhoneWanted
  const hasErrors = Object.keys(view.errors).length > 0
  const next = isCodeStep ? (view.consent ? 'sign-in-agree' : 'sign-in-code') : 'sign-in-phone'
  // After an error the summary gets the focus.
  useEffect(() => {
    if (!hasErrors) document.getElementById(next)?.focus()
  }, [next, hasErrors])
  return (
    <Form
      method="post"
      action={page}
      noValidate
      className="stack"
      onSubmit={(event) => goesOn(event) && setPhoneWanted(false)}
    >
      <Problems view={view} answer={answer} />
      {mark && <input type="hidden" name="idempotencyKey" value={mark.key} />}
      {mark && <input type="hidden" name="drawnAt" value={mark.drawnAt} />}
      {stays && <input type="hidden" name="stay" value="1" />}
      <input type="hidden" name="step" value={isCodeStep ? 'code' : 'phone'} />
      {isCodeStep ? (
        <CodeStep view={view} answer={answer} page={page} onChangePhone={() => setPhoneWanted(true)} />
      ) : (
        <PhoneStep view={view} countries={countries} isDemo={isDemo} />
      )}
    </Form>
  )
}

function Problems({ view, answer }: { view: SignInView; answer: SignInAnswer }) {
  const problems = Object.entries(view.errors).map(([name, text]) => ({ fieldId: `sign-in-${name}`, text }))
  if (problems.length === 0) return null
  return <ErrorSummary answer={answer} problems={problems} />
}

type PhoneStepProps = { view: SignInView } & Pick<SignInFormProps, 'countries' | 'isDemo'>

function PhoneStep({ view, countries, isDemo }: PhoneStepProps) {
  const { codesPerAddressPerHour, codesPerAddressPerHourInDemo } = signInRules

  return (
    <>
      <TextField
        id="sign-in-phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        label={m.sign_in_phone()}
        hint={m.sign_in_phone_hint()}
        error={view.errors.phone}
        defaultValue={view.phone}
        width={20}
      />
      <ConsentAhead />
      <Button kind="primary">{m.sign_in_send()}</Button>
      <p className="text-sm text-ink-2">
        {m.sign_in_limits({
          hour: signInRules.codesPerHour,
          day: signInRules.codesPerDay,
          address: isDemo ? codesPerAddressPerHourInDemo : codesPerAddressPerHour,
        })}
      </p>
      {/* Last, so that the second press of a double click does not hit a link of the next step. */}
      <PhoneCountry id="sign-in-country" countries={countries} chosen={view.country} />
    </>
  )
}

type CodeStepProps = { view: SignInView; answer: SignInAnswer; page: string; onChangePhone: () => void }

function CodeStep({ view, answer, page, onChangePhone }: CodeStepProps) {
  return (
    <>
      <input type="hidden" name="phone" value={view.phone} />
      <p>
        {m.sign_in_sent_to({ phone: view.phone })}{' '}
        <Link
          href={page}
          alone
          onClick={(event) => {
            event.preventDefault()
            onChangePhone()
          }}
        >
          {m.sign_in_change_phone()}
        </Link>
      </p>
      <TextField
        id="sign-in-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={signInRules.codeDigits * 2}
        label={m.sign_in_code()}
        hint={m.sign_in_code_hint({
          digits: signInRules.codeDigits,
          minutes: signInRules.codeLifeSeconds / 60,
          tries: signInRules.triesPerCode,
        })}
        error={view.errors.code}
        defaultValue={view.code}
        width={10}
      />
      {view.consent && (
        <ConsentField consent={view.consent} isAgreed={view.isAgreed} isProven error={view.errors.agree} />
      )}
      <ButtonRow>
        <Button kind="primary">{m.sign_in_submit()}</Button>
        <Resend key={JSON.stringify(answer)} seconds={view.resendAfterSeconds} />
      </ButtonRow>
    </>
  )
}

/** Shown before a code is requested, so that the question does not come as a surprise. */
function ConsentAhead() {
  const locale = useLocale()
  return (
    <p className="text-sm text-ink-2">
      {m.sign_in_consent_ahead()}
      <Link href={pathInLocale('/privacy', locale)} target="_blank">
        {m.footer_privacy()}
      </Link>
      {m.sign_in_consent_and()}
      <Link href={pathInLocale('/terms', locale)} target="_blank">
        {m.footer_terms()}
      </Link>
      {m.sign_in_consent_ahead_end()}
    </p>
  )
}

/** Without script the button is always there; with script it waits for its time. */
function Resend({ seconds }: { seconds: number }) {
  const [isReady, setReady] = useState(seconds === 0)
  return (
    <Button
      name="resend"
      value="1"
      kind="quiet"
      aria-disabled={isReady ? undefined : true}
      onClick={(event) => isReady || event.preventDefault()}
    >
      {isReady ? (
        m.sign_in_resend()
      ) : (
        <Countdown seconds={seconds} text={resendText} onDone={() => setReady(true)} />
      )}
    </Button>
  )
}

function resendText(seconds: number): string {
  return seconds < 120
    ? m.sign_in_resend_wait({ seconds })
    : m.sign_in_resend_wait_minutes({ minutes: Math.ceil(seconds / 60) })
}
