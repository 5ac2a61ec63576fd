import * as m from '#messages'
import type { OrderCalendar, OrderDetails } from '../../../../shared/contract/orders/order-parts.ts'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { failureOf } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { DatesNotice } from '../dates-notice.tsx'
import { ClosedNotice, OrderFacts, OrderHistory } from '../order-facts.tsx'
import { StepForms } from '../step-forms.tsx'

export type OrderReviewProps = ReviewPageProps & { review: OrderDetails; calendar: OrderCalendar | null }

/** An order that staff provide or settle. */
export function OrderReviewPage(props: OrderReviewProps) {
  const { review, calendar, me, formKey, answer } = props
  const locale = useLocale()
  const failure = failureOf(answer)
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack">
          <DatesNotice order={review} />
          <ClosedNotice order={review} />
          <OrderFacts order={review} />
          <OrderHistory order={review} locale={locale} />
        </div>
      }
      decision={
        review.may.length === 0 ? (
          <p className="text-ink-2">{m.staff_review_nothing()}</p>
        ) : (
          <StepForms
            {...{ calendar, formKey, failure, order: review }}
            proof={(action) => (
              <StepUp
                isFresh={me.isFresh}
                failure={failure?.values.intent?.[0] === action ? failure : undefined}
                id={`${action}-code`}
              />
            )}
          />
        )
      }
    />
  )
}
