import { Form } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import type { VerificationReasonChoice } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { SuperAdminChangeReview } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import {
  type SuperAdminVerdict,
  superAdminVerdicts,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { namedFieldText } from '../../../api/forms/named-field.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCodeNamed } from '../../staff/code-problem.ts'
import { FormKeys } from '../../staff/form-keys.tsx'
import { SecondPerson } from '../../staff/members/second-person.tsx'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import { StepUp } from '../../staff/step-up.tsx'
import { changeHindrances, changeVerdicts } from './super-admin-words.ts'

export type SuperAdminDecisionProps = {
  review: SuperAdminChangeReview
  /** The reasons for a refusal. */
  reasons: VerificationReasonChoice[]
  formKey: string
  isFresh: boolean
  privileges: Privilege[]
  failure: ActFailure | undefined
}

/** The existing opinion, and this verifier's own: two identical ones decide. */
export function SuperAdminDecision(given: SuperAdminDecisionProps) {
  const props = { ...given, failure: useCodeNamed(given.failure) }
  const { review, privileges, failure } = props
  const { firstOpinion, reason, decidedBy } = review
  const mayDecide =
    privileges.includes('decideSuperAdmins') &&
    ['deciding', 'contested'].includes(review.state) &&
    !review.isOwnInterest &&
    !firstOpinion?.isMine
  return (
    <>
      {reason && <p className="font-bold">{reason.title}</p>}
      {decidedBy.length > 0 && (
        <p className="text-ink-2">{m.staff_change_decided_by({ names: decidedBy.join(' · ') })}</p>
      )}
      {firstOpinion && <FirstOpinion opinion={firstOpinion} privileges={privileges} />}
      {review.hindrance && (
        <Notice kind="warning" title={m.staff_change_hindered()}>
          <p>{changeHindrances[review.hindrance]()}</p>
        </Notice>
      )}
      {failure && !mayDecide && <FailureSummary failure={failure} />}
      {mayDecide ? (
        <OpinionForm {...props} />
      ) : (
        !firstOpinion?.isMine && <p className="text-ink-2">{m.staff_change_nothing()}</p>
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

function OpinionForm({ review, reasons, formKey, isFresh, failure }: SuperAdminDecisionProps) {
  const typed = (name: string) => failure?.values[name]?.[0] ?? ''
  const { verdict: verdictError, reason: reasonError } = failure?.fields ?? {}
  return (
    <Form method="post" noValidate className="stack">
      <FailureSummary failure={failure} />
      <FormKeys version={review.version} formKey={formKey} />
      <RadioGroup
        name="verdict"
        label={m.staff_change_verdict()}
        options={superAdminVerdicts.map((value) => ({
          value,
          label: changeVerdicts[value](),
          disabled: value === 'complete' && review.hindrance !== null,
        }))}
        defaultValue={typed('verdict')}
        {...(verdictError && { error: verdictError })}
      />
      <div className="staff-unless-passed">
        <Select
          name="reason"
          label={m.staff_change_reason()}
          defaultValue={typed('reason')}
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
      <StepUp isFresh={isFresh} failure={failure} />
      <Button kind="primary">{m.staff_change_submit()}</Button>
    </Form>
  )
}

/** Submits the opinion of a posted form. */
export async function actOnSuperAdminChange(api: Api, form: PostedForm, changeId: string): Promise<void> {
  await proveIfAsked(api, form)
  // The call refuses any other value, with the message for the field.
  const verdict = form.text('verdict') as SuperAdminVerdict
  // Agreement needs no reason: one chosen earlier is no longer shown.
  const reason = verdict === 'complete' ? null : form.optionalText('reason')
  await api.organisationsStaff.changeDecide(
    {
      changeId,
      version: form.text('version'),
      verdict,
      ...(reason && { reason }),
    },
    form.idempotency(),
  )
}

export function wordOpinionField(path: string, error: FieldError): string | undefined {
  const names: Record<string, () => string> = {
    verdict: m.staff_change_verdict,
    reason: m.staff_change_reason,
    code: m.staff_factor_code,
  }
  const name = names[path]
  return name && namedFieldText(name(), error)
}
