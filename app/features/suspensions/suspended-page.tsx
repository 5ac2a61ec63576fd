import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import * as m from '#messages'
import { words as reasonWords } from '#words/suspension_reason'
import type { ObjectionSent, SuspensionInfo } from '../../../shared/contract/suspensions.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { ToldPage } from '../../api/parts/told-page.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { useOneSubmit } from '../../ui/controls/use-one-submit.ts'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'

export type Objected = ObjectionSent & { isSent: true }

export type SuspendedPageProps = {
  suspension: SuspensionInfo
  formKey: string
  failure: ActFailure | undefined
  /** The result of an objection that was sent. */
  objected: ReactNode
}

/** Why the account is suspended and how to object, for who has shown whose it is and has no session. */
export function SuspendedPage({ suspension, formKey, failure, objected }: SuspendedPageProps) {
  const locale = useLocale()
  if (suspension.state === 'closed') {
    return (
      <ToldPage title={m.suspended_title()} text={m.suspended_closed_text()}>
        <div className="button-row">
          <ButtonLink kind="primary" href="/signIn">
            {m.suspended_closed_prove()}
          </ButtonLink>
          <ButtonLink href="/feedback?kind=complaint&topic=account">{m.feedback_title()}</ButtonLink>
        </div>
      </ToldPage>
    )
  }
  if (suspension.state === 'lifted') {
    return (
      <ToldPage title={m.suspended_lifted_title()} text={m.suspended_lifted_text()}>
        <p>
          <ButtonLink kind="primary" href="/signIn">
            {m.sign_in_title()}
          </ButtonLink>
        </p>
      </ToldPage>
    )
  }
  const until = dayText(suspension.objectUntil, locale)
  return (
    <ToldPage title={m.suspended_title()} text={m.suspended_text()}>
      <FailureSummary failure={failure} />
      <SummaryList
        rows={[
          { term: m.suspended_reason(), value: reasonWords[suspension.reason]() },
          { term: m.suspended_facts(), value: suspension.words },
          { term: m.suspended_since(), value: instantText(suspension.since, locale) },
          { term: m.suspended_until(), value: until },
        ]}
      />
      {objected ??
        (suspension.objection ? (
          <Objection {...suspension.objection} typed={failure?.values.body?.[0]} />
        ) : suspension.mayObject ? (
          <ObjectionForm {...{ formKey, failure, locale, until }} />
        ) : (
          <Late typed={failure?.values.body?.[0]} />
        ))}
    </ToldPage>
  )
}

type Suspended = Extract<SuspensionInfo, { state: 'suspended' }>
type ObjectionProps = NonNullable<Suspended['objection']> & { typed: string | undefined }

/** The one that was made; what was typed for another can be copied into it. */
function Objection({ reference, sentAt, answerBy, typed }: ObjectionProps) {
  const locale = useLocale()
  return (
    <section className="stack measure" aria-labelledby="objected-title">
      <Heading level={2} size="xl" id="objected-title" text={m.suspended_objected_title()} />
      <p>
        {m.suspended_objected_sent({ time: instantText(sentAt, locale), reference })}{' '}
        {answerBy
          ? m.suspended_objected_by({ day: dayText(answerBy, locale) })
          : m.suspended_objected_answered()}{' '}
        {m.suspended_objected_add()}
      </p>
      {typed && <p className="whitespace-pre-line">{typed}</p>}
      <p>
        <ButtonLink kind="primary" href={`/feedback/ticket/${reference}`}>
          {m.feedback_sent_follow()}
        </ButtonLink>
      </p>
    </section>
  )
}

/** The last day is past; what was typed for it can be copied to where it is still read. */
function Late({ typed }: { typed: string | undefined }) {
  return (
    <section className="stack measure" aria-labelledby="late-title">
      <Heading level={2} size="xl" id="late-title" text={m.suspended_late_title()} />
      <p>{m.suspended_late_text()}</p>
      {typed && <p className="whitespace-pre-line">{typed}</p>}
      <p>
        <ButtonLink href="/feedback?kind=complaint&topic=account">{m.feedback_title()}</ButtonLink>
      </p>
    </section>
  )
}

type ObjectionFormProps = {
  formKey: string
  failure: ActFailure | undefined
  locale: Locale
  until: string
}

function ObjectionForm({ formKey, failure, until }: ObjectionFormProps) {
  const goesOn = useOneSubmit(useNavigation().state !== 'idle', failure)
  const days = feedbackTerms.replyWorkingDays.complaint
  return (
    <section className="stack measure" aria-labelledby="object-title">
      <Heading level={2} size="xl" id="object-title" text={m.suspended_object_title()} />
      <p>{m.suspended_object_text({ until, days })}</p>
      <Form method="post" noValidate className="stack" onSubmit={goesOn}>
        <input type="hidden" name="formKey" value={failure?.values.formKey?.[0] ?? formKey} />
        <TextArea
          id="body"
          name="body"
          rows={6}
          label={m.suspended_object_body()}
          hint={m.suspended_object_hint()}
          defaultValue={failure?.values.body?.[0]}
          error={failure?.fields.body}
        />
        <Button kind="primary">{m.suspended_object_submit()}</Button>
      </Form>
    </section>
  )
}
