import { Form } from 'react-router'
import * as m from '#messages'
import { words as hindrances } from '#words/staff_change_hindered'
import type { SuperAdminChangeReview } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import {
  superAdminVerdicts,
  turnOfChange,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { SecondPerson } from '../../staff/members/second-person.tsx'
import { DecisionEnd } from '../../staff/work/decision-form.tsx'
import { formState } from '../../staff/work/review-form.ts'
import type { SuperAdminReviewProps } from './super-admin-review.tsx'
import { changeVerdicts } from './super-admin-words.ts'

/** `isProven`: whether the form asks for no proof. */
type DecisionProps = SuperAdminReviewProps & { isProven: boolean }

/** The existing opinion, and this verifier's own: two identical ones decide. */
export function SuperAdminDecision(props: DecisionProps) {
  const { review, me } = props
  const { firstOpinion, reason, decidedBy } = review
  const mayDecide =
    me.privileges.includes('decideSuperAdmins') &&
    turnOfChange(review.state) === 'staff' &&
    !review.isOwnInterest &&
    !firstOpinion?.isMine
  return (
    <>
      {reason && <p className="font-bold">{reason.title}</p>}
      {decidedBy.length > 0 && (
        <p className="text-ink-2">{m.staff_change_decided_by({ names: decidedBy.join(' · ') })}</p>
      )}
      {review.isSittingSuspended && <Notice kind="warning" title={m.staff_change_sitting_suspended()} />}
      {firstOpinion && <FirstOpinion opinion={firstOpinion} privileges={me.privileges} />}
      {review.hindrance && (
        <Notice kind="warning" title={m.staff_change_hindered()}>
          <p>{hindrances[review.hindrance]()}</p>
        </Notice>
      )}
      {mayDecide ? (
        <OpinionForm {...props} />
      ) : (
        !firstOpinion?.isMine && <p className="text-ink-2">{m.staff_review_nothing()}</p>
      )}
    </>
  )
}

type OpinionProps = { opinion: NonNullable<SuperAdminChangeReview['firstOpinion']>; privileges: Privilege[] }

function FirstOpinion({ opinion, privileges }: OpinionProps) {
  const verdict = changeVerdicts[opinion.verdict]()
  if (opinion.isMine)
    return (
      <Notice title={m.staff_change_first_mine({ verdict })}>
        <SecondPerson privileges={privileges} />
      </Notice>
    )
  return (
    <Notice title={m.staff_change_first({ name: opinion.by, verdict })}>
      {opinion.reason && <p>{opinion.reason.title}</p>}
      <p>{m.staff_change_first_hint()}</p>
    </Notice>
  )
}

function OpinionForm({ review, reasons, formKey, isProven, answer }: DecisionProps) {
  const state = formState(answer, 'decide', 'preview')
  const { verdict: verdictError, reason: reasonError } = state.failure?.fields ?? {}
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys version={review.version} formKey={formKey} />
      <RadioGroup
        name="verdict"
        label={m.staff_change_verdict()}
        options={superAdminVerdicts.map((value) => ({
          value,
          label: changeVerdicts[value](),
          disabled: value === 'complete' && review.hindrance !== null,
        }))}
        defaultValue={state.first('verdict')}
        {...(verdictError && { error: verdictError })}
      />
      <div className="staff-unless-passed">
        <Select
          name="reason"
          label={m.staff_change_reason()}
          defaultValue={state.first('reason')}
          {...(reasonError && { error: reasonError })}
        >
          <option value="">{m.staff_change_reason_none()}</option>
          {reasons.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      <DecisionEnd submit={m.staff_change_submit()} isFresh={isProven} answer={answer} />
    </Form>
  )
}
