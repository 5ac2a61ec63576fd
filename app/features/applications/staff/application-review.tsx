import { Form } from 'react-router'
import * as m from '#messages'
import type { StaffApplicationDetail } from '../../../../shared/contract/applications/application-parts.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { SecondPerson } from '../../staff/members/second-person.tsx'
import { oneProof } from '../../staff/one-proof.ts'
import { openPapersIntent } from '../../staff/papers-gate.tsx'
import { DecisionForm, type Reason } from '../../staff/work/decision-form.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { failureOf, formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { CorrectionForm, EndForm, ReverseForm } from './application-forms.tsx'
import { ApplicationPapers, hasPapers } from './application-papers.tsx'
import { ApplicationTalk } from './application-talk.tsx'

export type ApplicationReviewProps = ReviewPageProps & {
  application: StaffApplicationDetail
  reasons: Reason[]
}

/** Everything about one application, and what this member of staff may do about it. */
export function ApplicationReview(props: ApplicationReviewProps) {
  const { application, me, answer } = props
  const { may } = application
  const mayReveal = me.privileges.includes('revealApplicants')
  const isProven = oneProof({
    me,
    failure: failureOf(answer),
    forms: [
      mayReveal && !application.papersOpenUntil && hasPapers(application) && openPapersIntent,
      may.decide && 'decide',
      may.requestCorrection && 'requestCorrection',
      may.reverse && 'reverse',
      may.end && 'end',
    ],
  })
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack stack-lg">
          <ApplicationPapers
            application={application}
            mayReveal={mayReveal}
            isFresh={isProven(openPapersIntent)}
            failure={formState(answer, openPapersIntent).failure}
          />
          <ApplicationTalk application={application} formKey={props.formKey} answer={answer} />
        </div>
      }
      decision={<Decision {...props} isProven={isProven} />}
    />
  )
}

type DecisionProps = ApplicationReviewProps & { isProven: ReturnType<typeof oneProof> }

function Decision({ application, item, reasons, me, formKey, answer, isProven }: DecisionProps) {
  const locale = useLocale()
  const { may } = application
  const keys = { version: application.version, formKey }
  const shared = (intent: string) => ({ application, keys, answer, isFresh: isProven(intent) })
  const canAct = may.open || may.decide || may.requestCorrection || may.reverse || may.end
  return (
    <>
      {may.hindrance === 'secondPersonNeeded' && (
        <Notice title={m.staff_review_second_title()}>
          <p>{m.staff_review_second_text()}</p>
          <SecondPerson privileges={me.privileges} />
        </Notice>
      )}
      {item.openableAt && (
        <Notice title={m.staff_review_amend_title({ time: instantText(item.openableAt, locale) })} />
      )}
      {may.open && (
        <Form method="post" noValidate className="stack">
          <FormKeys {...keys} />
          <p>{m.staff_review_start_hint()}</p>
          <Button kind="primary" name="intent" value="open">
            {m.staff_review_start()}
          </Button>
        </Form>
      )}
      {may.decide && application.codesLeft === 0 && (
        <Notice kind="warning" title={m.staff_codes_none_title()}>
          <p>{m.staff_codes_none_text()}</p>
          <CodesLink me={me} />
        </Notice>
      )}
      {application.state === 'approved' && application.offeringKind !== 'round' && (
        <Notice kind="warning" title={m.staff_codes_waiting_title()}>
          <p>{m.staff_codes_waiting_text()}</p>
          <CodesLink me={me} />
        </Notice>
      )}
      {may.decide && (
        <DecisionForm
          keys={keys}
          reasons={reasons}
          answer={answer}
          isFresh={isProven('decide')}
          hasTerm={application.offeringKind !== 'round'}
          usualUntil={application.usualUntil}
        />
      )}
      {may.requestCorrection && <CorrectionForm {...shared('requestCorrection')} reasons={reasons} />}
      {may.reverse && <ReverseForm {...shared('reverse')} reasons={reasons} />}
      {may.end && <EndForm {...shared('end')} />}
      {!canAct && !may.hindrance && !item.openableAt && (
        <p className="text-ink-2">{m.staff_review_nothing()}</p>
      )}
    </>
  )
}

function CodesLink({ me }: { me: SecondFactorState }) {
  if (!me.privileges.includes('manageCodes')) return null
  return (
    <p>
      <Link href="/staff/codes" alone>
        {m.staff_codes_add()}
      </Link>
    </p>
  )
}
