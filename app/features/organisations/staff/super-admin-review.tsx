import * as m from '#messages'
import type { SuperAdminChangeReview as Review } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Heading } from '../../../ui/heading.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { PaperFile } from '../../staff/paper-file.tsx'
import { openPapersIntent, PapersGate, type PapersGateProps } from '../../staff/papers-gate.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'
import { reviewProblems } from '../../staff/work/review-fields.ts'
import { useOpenReview } from '../../staff/work/use-open-review.ts'
import { SuperAdminDecision, type SuperAdminDecisionProps } from './super-admin-decision.tsx'
import { changeEventName, changeKinds, changeSides, changeStates } from './super-admin-words.ts'

export type SuperAdminReviewProps = SuperAdminDecisionProps & {
  /** Whether an opinion was just given. */
  isDone: boolean
}

/** Everything about one change, and what this verifier can do about it. */
export function SuperAdminReviewPage(props: SuperAdminReviewProps) {
  const { review, privileges, isDone, failure } = props
  const mayReveal = privileges.includes('revealSuperAdmins') && !review.isOwnInterest
  const isOfPapers = failure?.values.intent?.[0] === openPapersIntent
  useOpenReview({ kind: 'superAdminChange', id: review.changeId })
  return (
    <div className="page stack">
      <p>
        <Link href="/staff/superAdminChanges" alone>
          {m.staff_change_back()}
        </Link>
      </p>
      <Head review={review} />
      {isDone && !failure && (
        <Notice
          kind="success"
          live
          title={review.decidedBy.length > 0 ? m.staff_change_decided_done() : m.staff_change_done()}
        />
      )}
      {review.isOwnInterest && (
        <Notice kind="warning" title={m.staff_review_own_title()}>
          <p>{m.staff_change_own_text()}</p>
        </Notice>
      )}
      {review.openWith && (
        <Notice kind="warning" title={m.staff_review_locked_title({ name: review.openWith.name })} />
      )}
      {review.isSittingSuspended && <Notice kind="warning" title={m.staff_change_sitting_suspended()} />}
      <div className="staff-review">
        <div className="stack stack-lg">
          <Papers
            review={review}
            mayReveal={mayReveal}
            isFresh={props.isFresh}
            failure={isOfPapers ? failure : undefined}
          />
          <Statements review={review} mayReveal={mayReveal} />
          <History review={review} />
        </div>
        <aside className="staff-decision stack" aria-label={m.staff_change_decide()}>
          <Heading level={2} text={m.staff_change_decide()} />
          <SuperAdminDecision {...props} failure={isOfPapers ? undefined : failure} />
        </aside>
      </div>
    </div>
  )
}

type Props = { review: Review }

function Head({ review }: Props) {
  const locale = useLocale()
  const state = changeStates[review.state]
  return (
    <header className="stack">
      <Heading level={1} size="2xl" text={m.super_admin_page_title({ team: review.teamName })} />
      <p className="row">
        <StatusTag tone={state.tone}>{state.text()}</StatusTag>
        <KeptText text={review.reference} />
        <span className="text-ink-2">
          {m.staff_review_sent({ time: instantText(review.requestedAt, locale) })}
        </span>
        {review.dueOn && (
          <strong className={review.isOverdue ? 'text-amber' : undefined}>
            {m.staff_review_due({ day: dayText(review.dueOn, locale) })}
            {review.isOverdue && ` · ${m.staff_row_overdue()}`}
          </strong>
        )}
      </p>
    </header>
  )
}

type PapersProps = Props & { mayReveal: boolean } & Pick<PapersGateProps, 'isFresh' | 'failure'>

function Papers({ review, mayReveal, isFresh, failure }: PapersProps) {
  const names = { letter: m.super_admin_letter(), proof: m.super_admin_proof() }
  const gate = { openUntil: review.papersOpenUntil, mayOpen: mayReveal, isFresh, failure }
  const papers = (
    <ul className="stack">
      {review.papers.map((paper) => (
        <li key={paper.sha256}>
          <strong>{names[paper.field]}</strong>{' '}
          {paper.file ? (
            <PaperFile file={paper.file} label={names[paper.field]} />
          ) : (
            <span className="text-ink-2">
              {m.staff_change_paper_gone({ hash: paper.sha256.slice(0, 12) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_verification_papers()} />
      <FailureSummary
        failure={failure}
        {...(failure && { problems: reviewProblems('verification', failure) })}
      />
      {review.papers.some(({ file }) => file) ? <PapersGate {...gate}>{papers}</PapersGate> : papers}
    </section>
  )
}

function Statements({ review, mayReveal }: Props & { mayReveal: boolean }) {
  const person = ({ name, phone }: Review['next']) =>
    [name ?? m.super_admin_step_unnamed(), phone].filter(Boolean).join(' · ')
  return (
    <section className="stack">
      <Heading level={2} text={m.super_admin_facts()} />
      <SummaryList
        rows={[
          { term: m.super_admin_fact_kind(), value: changeKinds[review.kind]() },
          { term: m.super_admin_step_organisation(), value: review.organisationName },
          { term: m.super_admin_fact_sitting(), value: person(review.sitting) },
          { term: m.super_admin_fact_next(), value: person(review.next) },
          { term: m.super_admin_fact_stated(), value: `${review.realName} · ${review.position}` },
          { term: m.super_admin_statement_requester(), value: review.statement },
          { term: m.super_admin_statement_other(), value: review.answer ?? m.super_admin_statement_none() },
        ]}
      />
      <p className="text-sm text-ink-2">{m.staff_change_masked()}</p>
      {mayReveal && <RevealPersonal reveal={(reason) => revealPeople(review.changeId, reason)} />}
    </section>
  )
}

async function revealPeople(changeId: string, reason: string) {
  const people = await browserApi().organisationsStaff.changeReveal({ changeId, reason })
  const terms: Record<keyof typeof people, string> = {
    realName: m.super_admin_real_name(),
    position: m.super_admin_position(),
    sittingName: m.staff_change_sitting_name(),
    sittingPhone: m.staff_change_sitting_phone(),
    nextName: m.staff_change_next_name(),
    nextPhone: m.staff_change_next_phone(),
  }
  return Object.entries(people).flatMap(([field, value]) =>
    value ? [{ term: terms[field as keyof typeof people], value }] : [],
  )
}

function History({ review }: Props) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_history()} />
      <Timeline
        label={m.staff_review_history()}
        items={review.events.map((event) => ({
          key: `${event.at} ${event.action}`,
          title: changeEventName(event.action),
          who: changeSides[event.side](),
          at: event.at,
          timeText: instantText(event.at, locale),
          ...(event.reason && { text: event.reason.title }),
        }))}
      />
    </section>
  )
}
