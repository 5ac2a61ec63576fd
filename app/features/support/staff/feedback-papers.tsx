import * as m from '#messages'
import { words as eventWords } from '#words/feedback_event'
import { words as sideWords } from '#words/feedback_side'
import { words as topicWords } from '#words/feedback_topic'
import { words as resultWords } from '#words/objection_result'
import type { SeenView } from '../../../../shared/contract/support/feedback-parts.ts'
import type { FeedbackReview } from '../../../../shared/contract/support/support.staff.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { viewWords } from '../../../api/pages/view-words.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { PaperFile } from '../../staff/paper-file.tsx'
import { PapersGate, type PapersGateProps } from '../../staff/papers-gate.tsx'
import { ReviewHistory } from '../../staff/work/review-history.tsx'

type Words = NonNullable<FeedbackReview['words']>
type Props = { words: Words }
type Opening = Pick<PapersGateProps, 'isFresh' | 'failure'>

/** What was written, its attachments, and the history. */
export function FeedbackPapers({ words, ...opening }: Props & Opening) {
  const locale = useLocale()
  return (
    <div className="stack stack-lg">
      <section className="stack">
        <Heading level={2} text={m.staff_feedback_papers()} />
        {words.isWiped && <p className="text-ink-2">{m.feedback_wiped()}</p>}
        <ol className="stack">
          {words.messages
            .filter(({ body }) => body !== null)
            .map((message) => (
              <li key={message.messageId} className="staff-quote">
                <p className="text-sm text-ink-2">
                  {message.staffName ?? m.feedback_side_sender()} ·{' '}
                  <time dateTime={message.at}>{instantText(message.at, locale)}</time>
                </p>
                <p className="whitespace-pre-line">{message.body}</p>
              </li>
            ))}
        </ol>
        <SummaryList rows={rowsOf(words).filter(({ value }) => value)} />
        <Files words={words} {...opening} />
      </section>
      <ReviewHistory
        events={words.events.toReversed().map((event) => ({
          action: event.action,
          at: event.at,
          title: eventWords[event.action](),
          who: event.staffName ?? sideWords[event.side](),
        }))}
      />
    </div>
  )
}

function rowsOf(words: Words) {
  return [
    { term: m.staff_feedback_topic(), value: topicWords[words.topic]() },
    { term: m.staff_objection_to(), value: words.objection && objectedText(words.objection) },
    { term: m.staff_objection_sender(), value: words.objection && senderText(words.objection) },
    { term: m.objection_result(), value: words.objection?.result && resultWords[words.objection.result]() },
    { term: m.objection_result_reason(), value: words.objection?.resultReason },
    { term: m.staff_feedback_page(), value: words.page },
    { term: m.staff_feedback_about(), value: words.about },
    { term: m.staff_feedback_view(), value: words.view && <View view={words.view} /> },
    { term: m.staff_feedback_reach(), value: reachText(words) },
    {
      term: m.support_votes_language(),
      value: words.language === 'zh' ? m.staff_feedback_language() : m.staff_feedback_language_en(),
    },
  ]
}

type Objection = NonNullable<Words['objection']>

function objectedText({ roundTitle: round, entry }: Objection): string {
  return entry
    ? m.staff_objection_entry({ round, entry: entry.title ?? entry.reference })
    : m.staff_objection_list({ round })
}

function senderText({ sender }: Objection): string {
  if (!sender) return m.staff_objection_sender_closed()
  return [sender.name, sender.contact].filter(Boolean).join(' · ') || m.staff_objection_sender_none()
}

function View({ view }: { view: SeenView }) {
  const locale = useLocale()
  return (
    <ul>
      {viewWords(view, locale).map(({ part, text }) => (
        <li key={part}>{text}</li>
      ))}
    </ul>
  )
}

function reachText({ contactChannel, hasAccount }: Words): string {
  if (contactChannel === 'mail') return m.staff_feedback_reach_mail()
  if (contactChannel === 'sms') return m.staff_feedback_reach_sms()
  return hasAccount ? m.staff_feedback_reach_account() : m.staff_feedback_reach_code()
}

function Files({ words, ...opening }: Props & Opening) {
  if (words.files.length === 0 && !words.objection) return null
  return (
    <PapersGate openUntil={words.papersOpenUntil} mayOpen {...opening}>
      <ul className="stack">
        {words.files.map((file) => (
          <li key={file.fileId}>
            <PaperFile file={file} label={m.staff_feedback_papers()} />
          </li>
        ))}
      </ul>
    </PapersGate>
  )
}
