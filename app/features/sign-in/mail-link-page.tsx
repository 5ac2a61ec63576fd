import { Form, useNavigation } from 'react-router'
import * as m from '#messages'
import type { MailLink } from '../../../shared/contract/sign-in/ways-in.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { type MailLinkPurpose, wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { useOneSubmit } from '../../ui/controls/use-one-submit.ts'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ConsentField } from './consent-field.tsx'
import type { LinkConsent } from './third-act.ts'

export type MailLinkPageProps = { link: MailLink; answer: LinkConsent | ActFailure | undefined }

type OpenLink = Exclude<MailLink, { state: 'closed' }>
type Words = { title: () => string; text: (words: { email: string }) => string; submit: () => string }

const words: Record<MailLinkPurpose, Words> = {
  signIn: { title: m.third_sign_in_title, text: m.third_sign_in_text, submit: m.third_sign_in_submit },
  addEmail: { title: m.third_add_title, text: m.third_add_text, submit: m.third_add_submit },
  confirmIdentity: {
    title: m.third_confirm_title,
    text: m.third_confirm_text,
    submit: m.third_confirm_submit,
  },
}

/** The page of a mailed link. Opening it does nothing: mail programs open links to inspect them. */
export function MailLinkPage({ link, answer }: MailLinkPageProps) {
  return (
    <div className="page stack stack-lg">
      {link.state === 'closed' && <Closed />}
      {link.state === 'signInFirst' && <SignInFirst />}
      {link.state === 'otherBrowser' && (
        <>
          <Heading level={1} text={m.third_elsewhere_title()} />
          <p className="measure">{m.third_elsewhere_text()}</p>
        </>
      )}
      {link.state === 'open' && <OpenLinkForm link={link} answer={answer} />}
    </div>
  )
}

function Closed() {
  return (
    <>
      <Heading level={1} text={m.third_closed_title()} />
      <p className="measure">{m.third_closed_text({ minutes: wayInRules.mailLinkMinutes })}</p>
      <p>
        <ButtonLink href="/signIn">{m.sign_in_title()}</ButtonLink>
      </p>
    </>
  )
}

/** Meanwhile the browser keeps the link, which viewing does not use up. */
function SignInFirst() {
  const back = encodeURIComponent('/auth/third?kept=link')
  return (
    <>
      <Heading level={1} text={m.third_sign_in_first_title()} />
      <p className="measure">{m.third_sign_in_first_text()}</p>
      <p>
        <ButtonLink kind="primary" href={`/signIn?back=${back}`}>
          {m.third_sign_in_first()}
        </ButtonLink>
      </p>
    </>
  )
}

type OpenLinkFormProps = { link: OpenLink; answer: MailLinkPageProps['answer'] }

function OpenLinkForm({ link, answer }: OpenLinkFormProps) {
  const locale = useLocale()
  const goesOn = useOneSubmit(useNavigation().state !== 'idle', answer)
  const { title, text, submit } = words[link.purpose]
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const consent = answer && 'consent' in answer ? answer : undefined
  const problem = failure?.message ?? (consent?.isAgreeMissing ? m.field_must_agree() : null)
  return (
    <>
      <Heading level={1} text={title()} />
      {problem && (
        <ErrorSummary
          answer={answer}
          problems={[{ fieldId: consent ? 'sign-in-agree' : 'link-submit', text: problem }]}
        />
      )}
      <p className="measure">{text({ email: link.email })}</p>
      {!link.isThisBrowser && (
        <Notice kind="warning">
          <p>
            {m.third_other_browser({
              device: link.device || m.sessions_unknown_device(),
              at: instantText(link.askedAt, locale),
            })}
          </p>
        </Notice>
      )}
      <Form method="post" noValidate className="stack max-w-form" onSubmit={goesOn}>
        {consent && (
          <ConsentField
            consent={consent.consent}
            isAgreed={false}
            error={consent.isAgreeMissing ? m.field_must_agree() : undefined}
          />
        )}
        <Button id="link-submit" kind="primary">
          {submit()}
        </Button>
      </Form>
    </>
  )
}
