import { Form } from 'react-router'
import * as m from '#messages'
import type { MySignup } from '../../../shared/contract/volunteers/volunteering.ts'
import { hoursOf } from '../../../shared/rules/volunteers/hours.ts'
import type { HoursSide } from '../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DisputeForm, DisputePart } from './dispute-part.tsx'

export type HoursPartProps = {
  signup: Pick<MySignup, 'signupId' | 'version' | 'state' | 'minutes' | 'statedBy' | 'dispute' | 'mayDispute'>
  side: HoursSide
  /** Whether the shift has begun: before, there are no hours to state. */
  hasBegun: boolean
  /** Whom or what the hours are of, for readers who hear the buttons alone. */
  of: string
  TeamID?: string
  failure: ActFailure | undefined
}

/** The hours of a sign-up as one side sees them: to be stated, to be confirmed, disputed, or settled. */
export function HoursPart(props: HoursPartProps) {
  const { signup, hasBegun, failure } = props
  const { signupId, state, minutes, dispute, mayDispute } = signup
  const isMine = failure?.values.signupId?.[0] === signupId
  const isDisputing = failure?.values.intent?.[0] === 'dispute'
  const mine = { ...props, failure: isMine && !isDisputing ? failure : undefined }
  const disputing = { ...props, failure: isMine && isDisputing ? failure : undefined }
  return (
    <>
      {dispute && <DisputePart {...disputing} dispute={dispute} />}
      {state === 'confirmed' && !dispute && (
        <p>{m.volunteers_hours_settled({ hours: hoursOf(minutes ?? 0) })}</p>
      )}
      {hasBegun && (state === 'attended' || state === 'stated') && <StateHours {...mine} />}
      {mayDispute && <DisputeForm {...disputing} />}
    </>
  )
}

function StateHours({ signup, side, of, TeamID, failure: mine }: HoursPartProps) {
  const { signupId, version, state, minutes, statedBy } = signup
  const hours = hoursOf(minutes ?? 0)
  const isMyTurn = state === 'stated' && statedBy !== side
  return (
    <Form method="post" noValidate preventScrollReset className="stack stack-sm">
      {TeamID && <input type="hidden" name="TeamID" value={TeamID} />}
      <input type="hidden" name="signupId" value={signupId} />
      <input type="hidden" name="version" value={version} />
      {state === 'stated' && (
        <p>{isMyTurn ? m.volunteers_hours_theirs({ hours }) : m.volunteers_hours_mine({ hours })}</p>
      )}
      {isMyTurn && (
        <ButtonRow>
          <Button kind="primary" name="intent" value="confirm">
            {m.volunteers_hours_confirm({ hours })}
            <VisuallyHidden> {of}</VisuallyHidden>
          </Button>
        </ButtonRow>
      )}
      <TextField
        id={`hours-${signupId}`}
        name="hours"
        inputMode="decimal"
        width={5}
        label={
          <>
            {state === 'stated' ? m.volunteers_hours_other() : m.volunteers_hours_worked()}
            <VisuallyHidden> {of}</VisuallyHidden>
          </>
        }
        error={mine?.fields.hours}
        defaultValue={mine?.values.hours?.[0]}
      />
      <ButtonRow>
        <Button name="intent" value="state">
          {m.volunteers_hours_state()}
          <VisuallyHidden> {of}</VisuallyHidden>
        </Button>
      </ButtonRow>
    </Form>
  )
}
