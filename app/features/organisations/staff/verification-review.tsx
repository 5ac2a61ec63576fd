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
import { openPapersIntent } from '../../staff/papers-gate.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { formState } from '../../staff/work/review-form.ts'
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
  return (
    <ReviewFrame
      {...props}
      papers={
        <VerificationPapers
          review={review}
          mayReveal={me.privileges.includes('revealOrganisations') && !review.isOwnInterest}
          isFresh={me.isFresh}
          failure={formState(answer, openPapersIntent).failure}
        />
      }
      decision={<Decision {...props} />}
    />
  )
}

function Decision({ review, reasons, me, formKey, answer }: VerificationReviewProps) {
  const locale = useLocale()
  const shared = { review, reasons, keys: { version: review.version, formKey }, answer, isFresh: me.isFresh }
  const isTheirs = me.privileges.includes('decideOrganisations') && !review.isOwnInterest
  const outcomes = outcomesIn(verificationPlace(review.state, review.verifiedUntil !== null))
  const mayDecide = isTheirs && outcomes.length > 0
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
      {mayDecide && !isEarly && <VerificationDecision {...shared} />}
      {mayDecide && isEarly && <RefusalOfWaiting {...shared} />}
      {isForAnother && <ForAnother actions={standing.others} />}
      {mayChange && <StandingForm {...shared} />}
      {!mayDecide && !mayChange && !isForAnother && <p className="text-ink-2">{m.staff_review_nothing()}</p>}
    </>
  )
}
