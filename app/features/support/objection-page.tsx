import * as m from '#messages'
import type { RoundDetail } from '../../../shared/contract/venture-rounds.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import type { FeedbackSent } from './feedback-page.tsx'
import { ObjectionForm } from './objection-form.tsx'
import { TicketSlip } from './ticket-slip.tsx'

export type ObjectionPageProps = {
  round: RoundDetail
  /** The reference of an entry or application that the link named; it may be one of the reader's own. */
  entry: string
  formKey: string
  answer: FeedbackSent | ActFailure | undefined
}

/** Objecting to what a round has published: the form, its result, or that it is too late. */
export function ObjectionPage({ round, entry, formKey, answer }: ObjectionPageProps) {
  const locale = useLocale()
  const lang = langOf(round.language, locale)
  const isSent = answer !== undefined && 'isSent' in answer
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.venture_crumbs()}
        crumbs={[
          { href: '/ventureRounds', text: m.venture_rounds_title() },
          { href: `/ventureRounds/${round.roundId}`, text: round.title, ...(lang && { lang }) },
        ]}
      />
      <Heading level={1} text={isSent ? m.feedback_sent_title() : m.objection_title()} />
      {isSent && <TicketSlip {...answer} />}
      {!isSent && round.notice?.takesObjections && (
        <>
          <p className="text-lg text-ink-2 measure">
            {m.objection_lead({ title: round.title, time: instantText(round.notice.until, locale) })}
          </p>
          <p>
            <Link alone href="/feedback/ticket">
              {m.feedback_follow_link()}
            </Link>
          </p>
          <FailureSummary failure={answer} />
          <ObjectionForm round={round} entry={entry} formKey={formKey} failure={answer} />
        </>
      )}
      {!isSent && !round.notice?.takesObjections && (
        <>
          <FailureSummary failure={answer} />
          <Notice kind="info" title={m.objection_closed()}>
            <p>
              {m.objection_closed_text()}{' '}
              <Link href={`/feedback?kind=complaint&topic=application&page=/ventureRounds/${round.roundId}`}>
                {m.objection_closed_complain()}
              </Link>
            </p>
          </Notice>
        </>
      )}
    </div>
  )
}
