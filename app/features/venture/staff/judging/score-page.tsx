import * as m from '#messages'
import type { JudgedEntry, OwnJudging } from '../../../../../shared/contract/venture/judging.ts'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { ButtonLink } from '../../../../ui/controls/button.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { JudgedAnswers } from './judged-answers.tsx'
import { reviewTones, reviewWords } from './judging-words.ts'
import { labelOfField, ScoreForm } from './score-form.tsx'
import { Leave, Others, SentReview } from './sent-review.tsx'

type OwnReview = OwnJudging['reviews'][number]

export type ScorePageProps = {
  entry: JudgedEntry
  done: string | null
  /** Whose review was sent just before this entry was opened. */
  sent: OwnReview | null
  /** What has to be scored before this entry. */
  samples: OwnReview[]
  failure: ActFailure | undefined
}

/** An entry and the judge's scores of it: side by side on wide windows, one below the other on narrow ones. */
export function ScorePage({ entry, done, sent, samples, failure }: ScorePageProps) {
  const locale = useLocale()
  const { reference, round, dueAt, state, left } = entry
  return (
    <div className="page stack">
      <p>
        <Link href="/staff/judging" alone>
          {m.judging_back()}
        </Link>
      </p>
      {!failure && done === 'submitted' && <Sent sent={sent} next={entry} />}
      <header className="stack">
        <Heading level={1} text={nameOf(entry)} />
        <p className="text-ink-2">
          {[round, reference, dueAt && `${m.judging_due()} ${instantText(dueAt, locale)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {dueAt && <p className="text-sm text-ink-2">{m.venture_times_beijing()}</p>}
        <p>
          <StatusTag tone={reviewTones[state]}>{reviewWords[state]()}</StatusTag>
          {left > 0 && ` ${m.judging_left({ count: left })}`}
        </p>
      </header>
      <FailureSummary failure={failure} problems={failure && problemsOf(entry, failure)} />
      {!failure && done === 'saved' && <Notice kind="success" live title={m.judging_done_saved()} />}
      {entry.isSample && <Notice title={m.judging_sample()}>{m.judging_samples_why()}</Notice>}
      {entry.samplesFirst > 0 && (
        <Notice kind="warning" title={m.judging_samples_first({ count: entry.samplesFirst })}>
          <p>{m.judging_samples_why()}</p>
          <ul>
            {samples.map((sample) => (
              <li key={sample.reviewId}>
                <Link alone href={`/staff/judging/${sample.reviewId}`}>
                  {inList(sample)}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!entry.isOpen && <Notice title={m.judging_closed()} />}
      <div className="staff-review">
        <div className="stack">
          <Heading level={2} text={m.judging_answers()} />
          <JudgedAnswers sections={entry.sections} />
        </div>
        <aside className="staff-decision stack" aria-label={m.judging_scores()}>
          <Heading level={2} text={m.judging_scores()} />
          {entry.mayWrite ? (
            <ScoreForm key={entry.reviewId} entry={entry} failure={failure} />
          ) : entry.samplesFirst > 0 ? (
            entry.mayLeave && <Leave entry={entry} />
          ) : (
            <SentReview entry={entry} />
          )}
          <Others others={entry.others} />
          {entry.nextId && !entry.mayWrite && (
            <ButtonLink href={`/staff/judging/${entry.nextId}`}>{m.judging_next()}</ButtonLink>
          )}
        </aside>
      </div>
    </div>
  )
}

const nameOf = ({ title }: Pick<OwnReview, 'title'>) => title || m.judging_entry_untitled()

/** With its number, since names struck out of titles leave some that read alike. */
const inList = (review: Pick<OwnReview, 'title' | 'reference'>) => `${nameOf(review)} · ${review.reference}`

/** Says whose review was sent, above the entry that comes next, so that the two are not taken for one. */
function Sent({ sent, next }: { sent: OwnReview | null; next: JudgedEntry }) {
  const title = sent
    ? m.judging_done_submitted_next({ sent: inList(sent), next: inList(next) })
    : m.judging_done_submitted()
  return <Notice kind="success" live title={title} />
}

/** Each problem with the name of its field: all criteria have the same words for what is missing. */
function problemsOf({ criteria }: JudgedEntry, { fields }: ActFailure) {
  return Object.entries(fields).map(([path, problem]) => ({
    fieldId: path,
    text: m.field_named({ field: labelOfField(criteria, path), problem }),
  }))
}
