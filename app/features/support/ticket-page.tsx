import * as m from '#messages'
import { words as resultWords } from '#words/objection_result'
import type { FeedbackDetail } from '../../../shared/contract/support/support.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { bytesText } from '../../../shared/lib/text/bytes-text.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { type FeedbackState, feedbackStates } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { Tracker } from '../../ui/tracker.tsx'
import { eventText, kindText, sideText, topicWords } from './feedback-words.ts'
import { TicketActions } from './ticket-actions.tsx'

export type TicketPageProps = {
  ticket: FeedbackDetail
  formKey: string
  /** What was just done, as the address says it. */
  done: string | null
  failure: ActFailure | undefined
}

/** A ticket as its sender follows it: whose turn it is, what was written, what can be done. */
export function TicketPage({ ticket, formKey, done, failure }: TicketPageProps) {
  const locale = useLocale()
  const { reference, kind } = ticket
  const said = done === 'write' ? m.feedback_done_write() : done === 'end' ? m.feedback_done_end() : null
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.support_crumbs()}
        crumbs={[
          { href: '/feedback', text: m.feedback_title() },
          { href: '/feedback/ticket', text: m.feedback_follow_title() },
        ]}
      />
      <header className="stack">
        <Heading level={1} size="3xl" text={m.feedback_ticket_title({ kind: kindText(kind), reference })} />
        <p className="text-lg font-bold">{turnText(ticket, locale)}</p>
      </header>
      <FailureSummary failure={failure} />
      {said && !failure && <Notice kind="success" live title={said} />}
      <Tracker label={m.feedback_progress()} steps={stepsOf(ticket.state)} />
      {ticket.isWiped && <Notice kind="info" title={m.feedback_wiped()} />}
      <Talk ticket={ticket} />
      <TicketActions ticket={ticket} formKey={formKey} failure={failure} />
      <Facts ticket={ticket} />
      <History ticket={ticket} />
    </div>
  )
}

function turnText({ state, dueOn, closesAt }: FeedbackDetail, locale: Locale): string {
  if (state === 'closed') return m.feedback_turn_nobody()
  if (state === 'answered') return m.feedback_turn_sender({ time: instantText(closesAt ?? '', locale) })
  return m.feedback_turn_staff({ day: dayText(dueOn ?? '', locale) })
}

const stepWords: Record<FeedbackState, () => string> = {
  received: m.feedback_step_sent,
  triaged: m.feedback_step_read,
  answered: m.feedback_step_answer,
  closed: m.feedback_step_end,
}

function stepsOf(state: FeedbackState) {
  // The step “received” is done as soon as the ticket exists: the current step is the next one.
  const reached = state === 'closed' ? feedbackStates.length : feedbackStates.indexOf(state) + 1
  return feedbackStates.map((step, index) => ({
    title: stepWords[step](),
    state:
      index < reached ? ('done' as const) : index === reached ? ('current' as const) : ('pending' as const),
    stateText:
      index < reached
        ? m.feedback_step_done()
        : index === reached
          ? m.feedback_step_current()
          : m.feedback_step_pending(),
  }))
}

function Talk({ ticket }: { ticket: FeedbackDetail }) {
  const locale = useLocale()
  const written = ticket.messages.filter(({ body }) => body !== null)
  if (written.length === 0) return null
  return (
    <section className="stack" aria-labelledby="talk">
      <Heading level={2} id="talk" text={m.feedback_talk()} />
      <ol className="ticket-talk">
        {written.map((message) => (
          <li key={message.messageId} data-side={message.side}>
            <p className="text-sm text-ink-2">
              <strong>
                {message.side === 'sender'
                  ? m.feedback_from_you()
                  : m.feedback_from_staff({ name: message.staffName ?? '' })}
              </strong>{' '}
              · <time dateTime={message.at}>{instantText(message.at, locale)}</time>
            </p>
            <p className="whitespace-pre-line">{message.body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ ticket }: { ticket: FeedbackDetail }) {
  const files = ticket.files.map(({ name, bytes }) => `${name}（${bytesText(bytes)}）`)
  const rows = [
    { term: m.feedback_topic(), value: topicWords[ticket.topic]() },
    { term: m.feedback_page(), value: ticket.page },
    { term: m.objection_result(), value: ticket.objection?.result && resultWords[ticket.objection.result]() },
    { term: m.objection_result_reason(), value: ticket.objection?.resultReason },
    { term: m.feedback_about(), value: ticket.about },
    { term: m.feedback_sent_files(), value: files.join(' ') },
  ]
  return (
    <section className="stack" aria-labelledby="facts">
      <Heading level={2} size="xl" id="facts" text={m.feedback_sent_facts()} />
      <SummaryList rows={rows.filter(({ value }) => value)} />
    </section>
  )
}

function History({ ticket }: { ticket: FeedbackDetail }) {
  const locale = useLocale()
  return (
    <section className="stack" aria-labelledby="history">
      <Heading level={2} size="xl" id="history" text={m.feedback_history()} />
      <Timeline
        label={m.feedback_history()}
        items={ticket.events.toReversed().map((event) => ({
          key: `${event.at} ${event.action}`,
          title: eventText(event),
          who: sideText(event),
          at: event.at,
          timeText: instantText(event.at, locale),
        }))}
      />
    </section>
  )
}
