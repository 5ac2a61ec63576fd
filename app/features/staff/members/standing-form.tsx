import { Form } from 'react-router'
import * as m from '#messages'
import type {
  VerificationReasonChoice,
  VerificationReview,
} from '../../../../shared/contract/organisations/organisations.staff.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import {
  type StandingAction,
  standingActions,
  verificationPlace,
  verificationTransitions,
} from '../../../../shared/rules/organisations/verification-transitions.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormKeys, type FormKeysProps } from '../form-keys.tsx'
import { StepUp } from '../step-up.tsx'
import { formState, type ReviewAnswer } from '../work/review-form.ts'

/** What can be done with the verification now, and which of it only another verifier may do. */
export function standingActionsOf({ state, verifiedUntil, forAnother }: VerificationReview) {
  const place = verificationPlace(state, verifiedUntil !== null)
  const actions = standingActions.filter(
    (action) => nextState(verificationTransitions, place, action) !== null,
  )
  return {
    mine: actions.filter((action) => !forAnother.includes(action)),
    others: actions.filter((action) => forAnother.includes(action)),
  }
}

export type StandingFormProps = {
  review: VerificationReview
  reasons: VerificationReasonChoice[]
  keys: FormKeysProps
  answer: ReviewAnswer
  isFresh: boolean
}

/** Says which steps are left to a colleague, because they undo what the reader has decided. */
export function ForAnother({ actions }: { actions: StandingAction[] }) {
  if (actions.length === 0) return null
  return (
    <Notice title={m.staff_review_second_title()}>
      <p>{m.staff_standing_second()}</p>
      <ul>
        {actions.map((action) => (
          <li key={action}>{actionName(action)}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Suspends, restores, revokes or reinstates a granted verification; suspending and revoking can be of all teams at once. */
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
          options={standingActionsOf(review).mine.map((action) => ({
            value: action,
            label: actionName(action),
          }))}
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
        {review.otherTeams.length > 0 && (
          <Checkbox
            id="allTeams"
            name="allTeams"
            value="yes"
            label={m.staff_standing_all_teams()}
            hint={m.staff_standing_all_teams_hint()}
            defaultChecked={state.first('allTeams') !== ''}
          />
        )}
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
