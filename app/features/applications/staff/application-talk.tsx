import { Form } from 'react-router'
import * as m from '#messages'
import type { StaffApplicationDetail } from '../../../../shared/contract/applications/application-parts.staff.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { eventName, partyName } from '../../staff/event-words.ts'
import { formState, type ReviewAnswer } from '../../staff/work/review-form.ts'
import { ReviewHistory } from '../../staff/work/review-history.tsx'

type Props = { application: StaffApplicationDetail; formKey: string; answer: ReviewAnswer }

/** Messages with the applicant, the decisions so far, and the history. */
export function ApplicationTalk({ application, formKey, answer }: Props) {
  const locale = useLocale()
  const state = formState(answer, 'message')
  const error = state.failure?.fields.body
  return (
    <>
      <section className="stack">
        <Heading level={2} text={m.staff_review_messages()} />
        {application.messages.length === 0 && <p className="text-ink-2">{m.staff_review_no_messages()}</p>}
        <ol className="stack">
          {application.messages.map((message) => (
            <li key={message.messageId} className="staff-quote">
              <p className="text-sm text-ink-2">
                {message.staffName ?? message.who ?? partyName(message.party)} ·{' '}
                <time dateTime={message.at}>{instantText(message.at, locale)}</time>
              </p>
              <p className="whitespace-pre-line">{message.body}</p>
            </li>
          ))}
        </ol>
        <Form key={application.messages.length} method="post" className="stack">
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <TextArea
            name="body"
            label={m.staff_review_message()}
            hint={m.staff_review_message_hint()}
            defaultValue={state.first('body')}
            limit={2000}
            countText={leftText}
            rows={3}
            {...(error && { error })}
          />
          <Button name="intent" value="message">
            {m.staff_review_send()}
          </Button>
        </Form>
        {application.offeringKind === 'round' && (
          <Link href={`/staff/venture/ask/${application.applicationId}`} alone>
            {m.venture_question_ask()}
          </Link>
        )}
      </section>
      {application.decisions.length > 0 && <Decisions application={application} />}
      <ReviewHistory
        events={application.events.map((event) => ({
          action: event.action,
          at: event.at,
          title: eventName(event.action),
          who: event.staffName ?? event.who ?? partyName(event.party),
          // Not twice: the note that applies now is shown above.
          text: standsAbove(event.note, application) ? null : event.note,
        }))}
      />
    </>
  )
}

function standsAbove(note: string | null, { correction, decisions }: StaffApplicationDetail): boolean {
  return note === correction?.remark || decisions.some(({ text }) => text === note)
}

type DecisionsProps = { application: StaffApplicationDetail }

function Decisions({ application }: DecisionsProps) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_decisions()} />
      <ul className="stack">
        {application.decisions.map((decision) => (
          <li key={decision.decidedAt}>
            <strong>
              {decision.verdict === 'approved'
                ? m.staff_review_decision_approved()
                : m.staff_review_decision_rejected()}
            </strong>
            {decision.isReversal && `（${m.staff_review_decision_reversal()}）`} · {decision.who?.displayName}{' '}
            · <time dateTime={decision.decidedAt}>{instantText(decision.decidedAt, locale)}</time>
            {decision.text && <p className="whitespace-pre-line">{decision.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
