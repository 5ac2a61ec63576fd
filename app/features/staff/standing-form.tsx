import { Form } from 'react-router'
import * as m from '#messages'
import type {
  VerificationReasonChoice,
  VerificationReview,
} from '../../../shared/contract/organisations.staff.ts'
import {
  nextVerificationState,
  type StandingAction,
  standingActions,
} from '../../../shared/rules/verification-transitions.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Details } from '../../ui/details.tsx'
import { Select } from '../../ui/text-field.tsx'
import { FormKeys, type FormKeysProps } from './form-keys.tsx'
import { formState, type ReviewAnswer } from './review-form.ts'
import { StepUp } from './step-up.tsx'

/** What can be done with the verification as it stands now. */
export function standingActionsOf({ state, verifiedUntil }: VerificationReview): StandingAction[] {
  const place = { state, wasVerified: verifiedUntil !== null }
  return standingActions.filter((action) => nextVerificationState(place, action) !== null)
}

export type StandingFormProps = {
  review: VerificationReview
  reasons: VerificationReasonChoice[]
  keys: FormKeysProps
  answer: ReviewAnswer
  isFresh: boolean
}

/** Suspends, restores, revokes or reinstates a verification that was given. */
export function StandingForm({ review, reasons, keys, answer, isFresh }: StandingFormProps) {
  const state = formState(answer, 'changeStanding')
  const fields = state.failure?.fields ?? {}
  return (
    <Details title={m.staff_standing_title()} open={state.failure !== undefined} lined>
      <Form method="post" noValidate className="stack">
        <FormKeys {...keys} />
        <RadioGroup
          name="action"
          label={m.staff_standing_action()}
          options={standingActionsOf(review).map((action) => ({ value: action, label: actionName(action) }))}
          defaultValue={state.first('action')}
          {...(fields.action && { error: fields.action })}
        />
        <Select
          name="reason"
          id="standingReason"
          label={m.staff_standing_reason()}
          defaultValue={state.first('reason')}
          {...(fields.reason && { error: fields.reason })}
        >
          {reasons
            .filter(({ use }) => use === 'standing')
            .map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
        </Select>
        <StepUp isFresh={isFresh} failure={state.failure} id="standingCode" />
        <Button kind="danger" name="intent" value="changeStanding">
          {m.staff_standing_submit()}
        </Button>
      </Form>
    </Details>
  )
}

function actionName(action: StandingAction): string {
  const names = {
    suspend: m.staff_standing_suspend,
    restore: m.staff_standing_restore,
    revoke: m.staff_standing_revoke,
    reinstate: m.staff_standing_reinstate,
  }
  return names[action]()
}
