import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import * as m from '#messages'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import type { QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import type { ReviewPageProps } from './load-review.ts'
import { kindName, partyOf, stateOfItem, subjectOf, toneOf } from './queue-words.ts'
import { reviewProblems } from './review-fields.ts'
import { failureOf } from './review-form.ts'
import { useOpenReview } from './use-open-review.ts'

export type ReviewFrameProps = ReviewPageProps & {
  /** Left column: what was sent. */
  papers: ReactNode
  /** Right column: what to do about it. */
  decision: ReactNode
}

/** A review: the heading with the item, then papers and decision side by side from 1200 px up. */
export function ReviewFrame({ item, colleagues, answer, papers, decision }: ReviewFrameProps) {
  const [query] = useSearchParams()
  useOpenReview(item)
  const failure = failureOf(answer)
  const done = query.get('done')
  return (
    <div className="page stack">
      <p>
        <Link href="/staff" alone>
          {m.staff_review_back()}
        </Link>
      </p>
      <ReviewHead item={item} colleagues={colleagues} />
      {done && !failure && (
        <Notice
          kind="success"
          title={done === 'quiet' ? m.staff_review_done_quiet() : wordsOf(item.kind).done()}
          live
        />
      )}
      {failure?.error === 'conflict' || failure?.error === 'illegalTransition' ? (
        <Notice kind="error" title={m.staff_review_conflict_title()} live>
          <p>{m.staff_review_conflict_text()}</p>
        </Notice>
      ) : (
        failure && (
          <FailureSummary failure={failure} problems={reviewProblems(item.kind, failure)}>
            {failure.error === 'secondPersonNeeded' && failure.values.intent?.[0] === 'assign' && (
              <p>{m.staff_why_decided()}</p>
            )}
          </FailureSummary>
        )
      )}
      {item.isOwnInterest && (
        <Notice kind="warning" title={m.staff_review_own_title()}>
          <p>{wordsOf(item.kind).own()}</p>
        </Notice>
      )}
      {item.openWith && (
        <Notice kind="warning" title={m.staff_review_locked_title({ name: item.openWith.name })}>
          <p>{m.staff_review_locked_text()}</p>
        </Notice>
      )}
      <div className="staff-review">
        <div>{papers}</div>
        <aside className="staff-decision stack" aria-label={m.staff_review_decide_title()}>
          <Heading level={2} text={m.staff_review_decide_title()} />
          {decision}
        </aside>
      </div>
    </div>
  )
}

/** Says what was done, and why the reader may not decide. */
function wordsOf(kind: QueueKind): Record<'done' | 'own', () => string> {
  if (kind === 'superAdminChange') return { done: m.staff_change_decided_done, own: m.staff_change_own_text }
  if (kind === 'toolRequest' || kind === 'adoption')
    return { done: m.tool_requests_sent, own: m.staff_request_own_text }
  return {
    // Who sent a ticket may have left nothing to be told by.
    done: kind === 'feedback' ? m.staff_review_done_quiet : m.staff_review_done,
    own: kind === 'feedback' ? m.staff_feedback_own_text : m.staff_review_own_text,
  }
}

type HeadProps = Pick<ReviewFrameProps, 'item' | 'colleagues'>

function ReviewHead({ item, colleagues }: HeadProps) {
  const locale = useLocale()
  return (
    <header className="stack">
      <Heading level={1} size="2xl" text={`${partyOf(item)} · ${subjectOf(item)}`} />
      <p className="row">
        <StatusTag tone={toneOf(item)}>{stateOfItem(item)}</StatusTag>
        {item.isCorrected && <StatusTag tone="azure">{m.staff_row_corrected()}</StatusTag>}
        {item.isHalfDecided && <StatusTag tone="azure">{m.staff_row_half_decided()}</StatusTag>}
        {item.isAppeal && item.state !== 'submitted' && (
          <StatusTag tone="amber">{m.staff_row_appeal()}</StatusTag>
        )}
        <span>
          {kindName(item.kind)} <KeptText text={item.reference} />
        </span>
        <span className="text-ink-2">
          {m.staff_review_sent({ time: instantText(item.submittedAt, locale) })}
        </span>
        {item.answerUntil && (
          <span>{m.staff_row_answer_until({ day: dayText(item.answerUntil, locale) })}</span>
        )}
        {item.dueOn && (
          <strong className={item.isOverdue ? 'text-amber' : undefined}>
            {m.staff_review_due({ day: dayText(item.dueOn, locale) })}
            {item.isOverdue && ` · ${m.staff_row_overdue()}`}
          </strong>
        )}
      </p>
      {item.stage !== 'decided' && <HandOverForm item={item} colleagues={colleagues} />}
    </header>
  )
}

function HandOverForm({ item, colleagues }: HeadProps) {
  const able = colleagues.filter((colleague) => colleague.kinds.includes(item.kind))
  const who = item.assignee ? m.staff_review_assigned({ name: item.assignee.name }) : m.staff_review_nobody()
  return (
    <Details title={who}>
      <Form method="post" noValidate className="staff-bulk">
        <Select
          name="assignee"
          label={m.staff_review_hand_over_to()}
          defaultValue={item.assignee?.accountId ?? ''}
        >
          {able.map((colleague) => (
            <option key={colleague.accountId} value={colleague.accountId}>
              {colleague.isMe ? `${colleague.name} ${m.staff_members_me()}` : colleague.name}
            </option>
          ))}
          <option value="">{m.staff_filter_nobody()}</option>
        </Select>
        <Button name="intent" value="assign">
          {m.staff_review_hand_over()}
        </Button>
      </Form>
    </Details>
  )
}
