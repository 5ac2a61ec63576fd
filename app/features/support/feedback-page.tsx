import { useLocation } from 'react-router'
import * as m from '#messages'
import { dayText } from '../../../shared/lib/day-text.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/act.ts'
import { FailureSummary } from '../../api/failure-summary.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx'

/** What stands on the page once a form was taken: the code is nowhere else. */
export type FeedbackSent = {
  isSent: true
  reference: string
  code: string
  dueOn: string
  isContacted: boolean
}

export type FeedbackPageProps = Omit<FeedbackFormProps, 'failure'> & {
  answer: FeedbackSent | ActFailure | undefined
}

/** Complaints and suggestions: the form, or what came of it. */
export function FeedbackPage({ answer, ...form }: FeedbackPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  if (answer && 'isSent' in answer) return <Sent sent={answer} />
  const { replyWorkingDays } = feedbackTerms
  return (
    <div className="page stack stack-lg">
      <FailureSummary failure={answer} />
      <header className="stack">
        <Heading level={1} text={m.feedback_title()} locale={locale} />
        <p className="text-lg text-ink-2 measure">{m.feedback_lead(replyWorkingDays)}</p>
        <p>
          <Link alone href={pathInLocale('/feedback/ticket', locale)}>
            {m.feedback_follow_link()}
          </Link>
        </p>
      </header>
      <FeedbackForm {...form} failure={answer} />
    </div>
  )
}

function Sent({ sent }: { sent: FeedbackSent }) {
  const locale = localeOfPath(useLocation().pathname)
  const { reference, code, dueOn, isContacted } = sent
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.feedback_sent_title()} locale={locale} />
      <p className="text-lg measure" role="status">
        {m.feedback_sent_lead({ day: dayText(dueOn, locale) })}
        {isContacted && ` ${m.feedback_sent_contacted()}`}
      </p>
      <dl className="ticket-slip">
        <div>
          <dt>{m.feedback_sent_number()}</dt>
          <dd>
            <KeptText text={reference} />
          </dd>
        </div>
        <div>
          <dt>{m.feedback_sent_code()}</dt>
          <dd>
            <KeptText text={code} />
          </dd>
        </div>
      </dl>
      <Notice kind="warning" title={m.feedback_sent_code_note()} />
      <div className="button-row">
        <CopyButton
          text={m.feedback_sent_pair({ reference, code })}
          label={m.feedback_sent_copy()}
          copiedText={m.feedback_copied()}
          failedText={m.feedback_copy_failed()}
        />
        <ButtonLink kind="primary" href={pathInLocale(`/feedback/ticket/${reference}`, locale)}>
          {m.feedback_sent_follow()}
        </ButtonLink>
      </div>
    </div>
  )
}
