import { Form } from 'react-router'
import * as m from '#messages'
import type { ReviewedDispute } from '../../../../shared/contract/volunteers/volunteering.staff.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { DisputeSides, endText } from '../dispute-sides.tsx'
import { shiftText } from '../shift-text.ts'

export type DisputeReviewProps = ReviewPageProps & { review: ReviewedDispute }

/** A dispute of hours that staff settle: what both sides say, and the hours that count from then on. */
export function DisputeReviewPage(props: DisputeReviewProps) {
  const { review } = props
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack">
          <DisputeFacts review={review} />
          <Heading level={2} size="xl" text={m.volunteers_dispute_sides()} />
          <DisputeSides dispute={review} />
        </div>
      }
      decision={
        review.mayDecide ? (
          <SettleForm {...props} />
        ) : (
          <p className={review.state === 'disputed' ? 'text-ink-2' : 'font-bold'}>
            {endText(review) ?? m.staff_review_nothing()}
          </p>
        )
      }
    />
  )
}

function DisputeFacts({ review }: { review: ReviewedDispute }) {
  const locale = useLocale()
  const { activityID, title, hostName, task, size, raisedBy } = review
  const raisers = { host: m.volunteers_dispute_host, volunteer: m.volunteers_dispute_volunteer }
  const people = size > 1 && m.volunteers_mine_size({ count: size })
  return (
    <SummaryList
      rows={[
        {
          term: m.volunteers_kind_activity(),
          value: (
            <Link alone href={`/volunteer/${activityID}`}>
              {title}
            </Link>
          ),
        },
        { term: m.volunteers_dispute_host(), value: hostName },
        {
          term: m.volunteers_dispute_shift(),
          value: [shiftText(review, locale), task, people].filter(Boolean).join(' · '),
        },
        { term: m.volunteers_dispute_raised(), value: raisers[raisedBy]() },
      ]}
    />
  )
}

function SettleForm({ review, me, formKey, answer }: DisputeReviewProps) {
  const { failure, first } = formState(answer, 'settle')
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys version={review.version} formKey={formKey} />
      <TextField
        name="hours"
        inputMode="decimal"
        width={5}
        label={m.volunteers_dispute_settle_hours()}
        hint={m.volunteers_dispute_settle_hours_hint()}
        defaultValue={first('hours')}
        error={failure?.fields.hours}
      />
      <TextArea
        name="text"
        rows={5}
        limit={600}
        countText={leftText}
        label={m.volunteers_dispute_settle_text()}
        hint={m.volunteers_dispute_settle_text_hint()}
        defaultValue={first('text')}
        error={failure?.fields.text}
      />
      <StepUp isFresh={me.isFresh} failure={failure} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="settle">
          {m.volunteers_dispute_settle()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
