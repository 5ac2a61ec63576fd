import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ProviderStep } from '../../../shared/contract/sign-in/providers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ConsentField } from './consent-field.tsx'
import type { LinkConsent } from './third-act.ts'

export type ShownStep =
  | Exclude<ProviderStep, { step: 'signedIn' }>
  | { step: 'consent'; consent: LinkConsent }
export type ProviderPageProps = { shown: ShownStep; answer: LinkConsent | ActFailure | undefined }

/** The step after a provider's answer, where it did not simply sign in. */
export function ProviderPage({ shown, answer }: ProviderPageProps) {
  const { search } = useLocation()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const missing = answer && 'consent' in answer && answer.isAgreeMissing ? m.field_must_agree() : undefined
  const words = wordsOf(shown)
  const problem =
    failure?.error === 'stepUpNeeded' ? m.provider_first_confirm() : (failure?.message ?? missing)
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={words.title} id="provider-step" />
      {problem && (
        <ErrorSummary
          answer={answer}
          problems={[{ fieldId: missing ? 'sign-in-agree' : 'provider-step', text: problem }]}
        />
      )}
      <p className="measure">{words.text}</p>
      {shown.step === 'confirmLink' && shown.label && (
        <p>{m.provider_link_who({ provider: shown.provider, label: shown.label })}</p>
      )}
      {(shown.step === 'confirmLink' || shown.step === 'consent') && (
        <Form method="post" noValidate className="stack max-w-form">
          {shown.step === 'consent' && (
            <ConsentField consent={shown.consent.consent} isAgreed={false} error={missing} />
          )}
          <ButtonRow>
            <Button kind="primary">
              {shown.step === 'consent' ? m.third_sign_in_submit() : m.provider_link()}
            </Button>
            {shown.step === 'confirmLink' && (
              <ButtonLink kind="quiet" href="/accountCenter">
                {m.provider_not_now()}
              </ButtonLink>
            )}
          </ButtonRow>
        </Form>
      )}
      <Onward step={shown.step} needsProof={failure?.error === 'stepUpNeeded'} search={search} />
    </div>
  )
}

type OnwardProps = { step: ShownStep['step']; needsProof: boolean; search: string }

function Onward({ step, needsProof, search }: OnwardProps) {
  const locale = useLocale()
  const back = encodeURIComponent(`/auth/third${search}`)
  const signIn = pathInLocale('/signIn', locale)
  if (needsProof) {
    const security = `${pathInLocale('/accountCenter', locale)}?part=security`
    return <ButtonLink href={security}>{m.provider_open_security()}</ButtonLink>
  }
  if (step === 'provePhone') {
    return (
      <p>
        <ButtonLink kind="primary" href={`${signIn}?back=${back}`}>
          {m.provider_prove()}
        </ButtonLink>
      </p>
    )
  }
  if (step !== 'closed') return null
  return (
    <p>
      <ButtonLink href={signIn}>{m.sign_in_title()}</ButtonLink>
    </p>
  )
}

function wordsOf(shown: ShownStep): { title: string; text: string } {
  switch (shown.step) {
    case 'provePhone':
      return { title: m.provider_prove_title(), text: m.provider_prove_text({ provider: shown.provider }) }
    case 'confirmLink':
      return {
        title: m.provider_link_title({ provider: shown.provider }),
        text: m.provider_link_text({ provider: shown.provider }),
      }
    case 'taken':
      return { title: m.provider_taken_title(), text: m.provider_taken_text({ provider: shown.provider }) }
    case 'consent':
      return { title: m.third_title(), text: m.sign_in_data_use() }
    case 'closed':
      return { title: m.provider_none_title(), text: m.provider_none_text() }
  }
}
