import * as m from '#messages'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx'
import { TicketSlip, type TicketSlipProps } from './ticket-slip.tsx'

/** Shown once a form was accepted: the code appears nowhere else. */
export type FeedbackSent = TicketSlipProps & { isSent: true }

export type FeedbackPageProps = Omit<FeedbackFormProps, 'failure'> & {
  answer: FeedbackSent | ActFailure | undefined
}

/** Complaints and suggestions: the form, or its result. */
export function FeedbackPage({ answer, ...form }: FeedbackPageProps) {
  if (answer && 'isSent' in answer) return <Sent sent={answer} />
  const { replyWorkingDays } = feedbackTerms
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.feedback_title()} />
        <p className="text-lg text-ink-2 measure">{m.feedback_lead(replyWorkingDays)}</p>
        <p>
          <Link alone href="/feedback/ticket">
            {m.feedback_follow_link()}
          </Link>
        </p>
      </header>
      <FailureSummary failure={answer} />
      <FeedbackForm {...form} failure={answer} />
    </div>
  )
}

function Sent({ sent }: { sent: FeedbackSent }) {
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.feedback_sent_title()} />
      <TicketSlip {...sent} />
    </div>
  )
}
