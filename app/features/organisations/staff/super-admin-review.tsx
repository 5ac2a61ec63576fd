import * as m from '#messages'
import { words as kinds } from '#words/super_admin_kind'
import type { VerificationReasonChoice } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { SuperAdminChangeReview as Review } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Heading } from '../../../ui/heading.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { oneProof } from '../../staff/one-proof.ts'
import { openPapersIntent } from '../../staff/papers-gate.tsx'
import { asksForPapers, PapersSection } from '../../staff/papers-section.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { failureOf, formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { ReviewHistory } from '../../staff/work/review-history.tsx'
import { SuperAdminDecision } from './super-admin-decision.tsx'
import { changeEventName, changeSides } from './super-admin-words.ts'

export type SuperAdminReviewProps = ReviewPageProps & {
  review: Review
  /** The reasons for a refusal. */
  reasons: VerificationReasonChoice[]
}

/** Everything about one change, and what this verifier can do about it. */
export function SuperAdminReviewPage(props: SuperAdminReviewProps) {
  const { review, me, answer } = props
  const mayReveal = me.privileges.includes('revealSuperAdmins') && !review.isOwnInterest
  const isProven = oneProof({
    me,
    failure: failureOf(answer),
    forms: [mayReveal && asksForPapers(review) && openPapersIntent, 'decide'],
  })
  const names = { letter: m.super_admin_letter(), proof: m.super_admin_proof() }
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack stack-lg">
          <PapersSection
            papers={review.papers.map((paper) => ({ ...paper, label: names[paper.field] }))}
            openUntil={review.papersOpenUntil}
            mayOpen={mayReveal}
            isFresh={isProven(openPapersIntent)}
            failure={formState(answer, openPapersIntent).failure}
          />
          <Statements review={review} mayReveal={mayReveal} />
          <ReviewHistory
            events={review.events.map(({ action, at, side, reason }) => ({
              action,
              at,
              title: changeEventName(action),
              who: changeSides[side](),
              text: reason?.title,
            }))}
          />
        </div>
      }
      decision={<SuperAdminDecision {...props} isProven={isProven('decide')} />}
    />
  )
}

function Statements({ review, mayReveal }: { review: Review; mayReveal: boolean }) {
  const person = ({ name, phone }: Review['next']) =>
    [name ?? m.super_admin_step_unnamed(), phone].filter(Boolean).join(' · ')
  return (
    <section className="stack">
      <Heading level={2} text={m.super_admin_facts()} />
      <SummaryList
        rows={[
          { term: m.super_admin_fact_kind(), value: kinds[review.kind]() },
          { term: m.staff_review_team(), value: review.teamName },
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
