import * as m from '#messages'
import type {
  VerificationReview as Review,
  VerificationReasonChoice,
} from '../../../../shared/contract/organisations/organisations.staff.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { outcomesIn } from '../../../../shared/rules/organisations/verification-decisions.ts'
import { verificationPlace } from '../../../../shared/rules/organisations/verification-transitions.ts'
import { useLocale } from '../../../ui/page-locale.tsx'
import { ForAnother, StandingForm, standingActionsOf } from '../../staff/members/standing-form.tsx'
import { oneProof } from '../../staff/one-proof.ts'
import { openPapersIntent } from '../../staff/papers-gate.tsx'
import { asksForPapers } from '../../staff/papers-section.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { failureOf, formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { RefusalOfWaiting, VerificationDecision } from './verification-decision.tsx'
import { VerificationPapers } from './verification-papers.tsx'

export type VerificationReviewProps = ReviewPageProps & {
  review: Review
  reasons: VerificationReasonChoice[]
}

/** Everything about one verification, and what this verifier may do about it. */
export function VerificationReviewPage(props: VerificationReviewProps) {
  const { review, me, answer } = props
  const mayReveal = me.privileges.includes('revealOrganisations') && !review.isOwnInterest
  const isProven = oneProof({
    me,
    failure: failureOf(answer),
    forms: [
      mayReveal && asksForPapers(review) && openPapersIntent,
      decidable(props).mayDecide && 'decide',
      'changeStanding',
    ],
  })
  return (
    <ReviewFrame
      {...props}
      papers={
        <VerificationPapers
          review={review}
          mayReveal={mayReveal}
          isFresh={isProven(openPapersIntent)}
          failure={formState(answer, openPapersIntent).failure}
        />
      }
      decision={<Decision {...props} isProven={isProven} />}
    />
  )
}

type DecisionProps = VerificationReviewProps & { isProven: ReturnType<typeof oneProof> }

/** Whether the reader decides about it, and how it can be decided. */
function decidable({ review, me }: Pick<VerificationReviewProps, 'review' | 'me'>) {
  const isTheirs = me.privileges.includes('decideOrganisations') && !review.isOwnInterest
  const outcomes = outcomesIn(verificationPlace(review.state, review.verifiedUntil !== null))
  return { isTheirs, outcomes, mayDecide: isTheirs && outcomes.length > 0 }
}

function Decision(props: DecisionProps) {
  const { review, reasons, formKey, answer, isProven } = props
  const locale = useLocale()
  const shared = { review, reasons, keys: { version: review.version, formKey }, answer }
  const { isTheirs, outcomes, mayDecide } = decidable(props)
  const isEarly = outcomes.length === 1
  const standing = standingActionsOf(review)
  const mayChange = isTheirs && standing.mine.length > 0
  const isForAnother = isTheirs && standing.others.length > 0
  return (
    <>
      {review.reason && <p className="font-bold">{review.reason.title}</p>}
      {review.decidedBy && (
        <p className="text-ink-2">{m.staff_review_decided_by({ name: review.decidedBy })}</p>
      )}
      {review.verifiedUntil && (
        <p>{m.staff_verified_until({ day: dayText(review.verifiedUntil, locale) })}</p>
      )}
      {mayDecide && !isEarly && <VerificationDecision {...shared} isFresh={isProven('decide')} />}
      {mayDecide && isEarly && <RefusalOfWaiting {...shared} isFresh={isProven('decide')} />}
      {isForAnother && <ForAnother actions={standing.others} />}
      {mayChange && <StandingForm {...shared} isFresh={isProven('changeStanding')} />}
      {!mayDecide && !mayChange && !isForAnother && <p className="text-ink-2">{m.staff_review_nothing()}</p>}
    </>
  )
}
