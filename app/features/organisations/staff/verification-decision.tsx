import { Form } from 'react-router'
import * as m from '#messages'
import type {
  VerificationReasonChoice,
  VerificationReview,
} from '../../../../shared/contract/organisations/organisations.staff.ts'
import { outcomesIn } from '../../../../shared/rules/organisations/verification-decisions.ts'
import { fieldsOf } from '../../../../shared/rules/organisations/verification-fields.ts'
import type { VerificationReasonUse } from '../../../../shared/rules/organisations/verification-reasons.ts'
import { verificationPlace } from '../../../../shared/rules/organisations/verification-transitions.ts'
import {
  type DecisionOutcome,
  findings,
  type VerdictKey,
  type Verdicts,
  verdictKeys,
  verdictProblems,
} from '../../../../shared/rules/organisations/verification-verdicts.ts'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { FormKeys, type FormKeysProps } from '../../staff/form-keys.tsx'
import { DecisionEnd } from '../../staff/work/decision-form.tsx'
import { type FormState, formState, type ReviewAnswer } from '../../staff/work/review-form.ts'
import { fieldName, verdictName } from '../../staff/work/verification-words.ts'

export type VerificationDecisionProps = {
  review: VerificationReview
  reasons: VerificationReasonChoice[]
  keys: FormKeysProps
  answer: ReviewAnswer
  isFresh: boolean
}

/** Four verdicts, an outcome that fits them, and for a return a remark on each field to correct. */
export function VerificationDecision({ review, reasons, keys, answer, isFresh }: VerificationDecisionProps) {
  const state = formState(answer, 'decide', 'preview')
  const fields = state.failure?.fields ?? {}
  const outcomes = outcomesIn(verificationPlace(review.state, review.verifiedUntil !== null))
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys {...keys} />
      {verdictKeys.map((key) => (
        <RadioGroup
          key={key}
          name={key}
          label={verdictName(key)}
          {...(outcomes.includes('verified') && { hint: weightOf(key) })}
          inline
          options={findings.map((finding) => ({ value: finding, label: findingName(finding) }))}
          defaultValue={state.first(key) || review.verdicts[key]}
          {...(fields[key] && { error: fields[key] })}
        />
      ))}
      <RadioGroup
        name="outcome"
        label={m.staff_outcome()}
        options={outcomes.map((outcome) => ({ value: outcome, label: outcomeName(outcome) }))}
        defaultValue={state.first('outcome') || (outcomes.length === 1 ? (outcomes[0] ?? '') : '')}
        {...(fields.outcome && { error: fields.outcome })}
      />
      <div className="staff-unless-passed">
        <ReasonSelect reasons={reasons} state={state} outcomes={outcomes} />
      </div>
      {outcomes.includes('returned') && (
        <div className="staff-return">
          <Remarks review={review} state={state} />
        </div>
      )}
      <DecisionEnd submit={m.staff_decision_submit()} isFresh={isFresh} answer={answer} />
    </Form>
  )
}

/** Refuses a verification that waits for its team: a wrongly claimed code need not wait. */
export function RefusalOfWaiting(props: VerificationDecisionProps) {
  const isOpen = formState(props.answer, 'decide', 'preview').first('intent') !== ''
  return (
    <Details title={m.staff_refuse_waiting()} open={isOpen} lined>
      <p className="text-ink-2">{m.staff_refuse_waiting_text()}</p>
      <VerificationDecision {...props} />
    </Details>
  )
}

type ReasonsProps = {
  reasons: VerificationReasonChoice[]
  state: FormState
  outcomes: readonly DecisionOutcome[]
}

function ReasonSelect({ reasons, state, outcomes }: ReasonsProps) {
  const error = state.failure?.fields.reason
  const options = (use: VerificationReasonUse) =>
    reasons
      .filter((reason) => reason.use === use)
      .map(({ code, title }) => (
        <option key={code} value={code}>
          {title}
        </option>
      ))
  return (
    <Select
      name="reason"
      label={m.staff_outcome_reason()}
      hint={m.staff_outcome_reason_hint()}
      defaultValue={state.first('reason')}
      {...(error && { error })}
    >
      <option value="">{m.staff_decision_reason_none()}</option>
      {outcomes.includes('returned') && (
        <optgroup label={m.staff_outcome_reasons_return()}>{options('return')}</optgroup>
      )}
      <optgroup label={m.staff_outcome_reasons_refuse()}>{options('refuse')}</optgroup>
    </Select>
  )
}

type RemarksProps = { review: VerificationReview; state: FormState }

function Remarks({ review, state }: RemarksProps) {
  const fields = fieldsOf(review.entityType)
  const error = state.failure?.fields.remarks
  const hasAny = fields.some((field) => state.first(`remark.${field}`) !== '')
  return (
    <Details id="remarks" title={m.staff_outcome_remarks()} open={hasAny || error !== undefined} lined>
      <p className="text-sm text-ink-2">{m.staff_outcome_remarks_hint()}</p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="stack">
        {fields.map((field) => (
          <TextField
            key={field}
            id={`remark-${field}`}
            name={`remark.${field}`}
            label={fieldName(field)}
            defaultValue={state.first(`remark.${field}`)}
            maxLength={300}
          />
        ))}
      </div>
    </Details>
  )
}

const allMet: Verdicts = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' }

/** What a verdict means for passing, as the rule has it. */
function weightOf(key: VerdictKey): string {
  const [unknown, notMet] = (['unknown', 'notMet'] as const).map(
    (finding) => key in verdictProblems('verified', { ...allMet, [key]: finding }),
  )
  if (unknown) return m.staff_verdict_needs_met()
  return notMet ? m.staff_verdict_not_unmet() : m.staff_verdict_beside()
}

function findingName(finding: (typeof findings)[number]): string {
  if (finding === 'met') return m.staff_verdict_met()
  return finding === 'notMet' ? m.staff_verdict_not_met() : m.staff_verdict_unknown()
}

function outcomeName(outcome: DecisionOutcome): string {
  if (outcome === 'verified') return m.staff_outcome_verified()
  return outcome === 'returned' ? m.staff_outcome_returned() : m.staff_outcome_refused()
}
