import { Form } from 'react-router'
import * as m from '#messages'
import { hoursOf } from '../../../shared/rules/volunteers/hours.ts'
import type { SignupState } from '../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export type HoursPartProps = {
  signup: {
    signupId: string
    version: number
    state: SignupState
    minutes: number | null
    statedBy: 'host' | 'volunteer' | null
  }
  side: 'host' | 'volunteer'
  /** Whom or what the hours are of, for readers who hear the buttons alone. */
  of: string
  TeamID?: string
  failure: ActFailure | undefined
}

/** The hours of a sign-up as one side sees them: to be stated, to be confirmed, or settled. */
export function HoursPart({ signup, side, of, TeamID, failure }: HoursPartProps) {
  const { signupId, version, state, minutes, statedBy } = signup
  if (state !== 'attended' && state !== 'stated' && state !== 'confirmed') return null
  const hours = hoursOf(minutes ?? 0)
  if (state === 'confirmed') return <p>{m.volunteers_hours_settled({ hours })}</p>
  const isMyTurn = state === 'stated' && statedBy !== side
  const mine = failure?.values.signupId?.[0] === signupId ? failure : undefined
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
