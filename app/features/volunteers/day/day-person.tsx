import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { HostedSignup } from '../../../../shared/contract/volunteers/hosting.ts'
import { clockText } from '../../../../shared/lib/text/day-text.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import { hostAttendances, signupTransitions } from '../../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { hostStateWords, stateTones } from '../signup-words.ts'
import type { Tick } from './day-ticks.ts'
import { tickText } from './tick-text.ts'
import type { DayTicks } from './use-day-ticks.ts'

type Props = {
  signup: HostedSignup
  TeamID: string
  day: DayTicks
  failure: ActFailure | undefined
  /** What was ticked of them and not sent yet. */
  waiting: Tick | undefined
}

/** Somebody on the list, with what may be ticked of them. */
export function DayPerson({ signup, TeamID, day, failure, waiting }: Props) {
  const { signupId, version, name, size, state, leftAt } = signup
  const may = hostAttendances.filter(
    (action) =>
      nextState(signupTransitions, signup, action, 'host') !== null && (action !== 'leave' || day.hasBegun),
  )
  const [isTimeless, setIsTimeless] = useState(false)
  const mine = failure?.values.signupId?.[0] === signupId ? failure : undefined
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const action = hostAttendances.find((one) => one === pressed?.value)
    const time = String(new FormData(event.currentTarget).get('leftAt') ?? '')
    if (!action) return
    event.preventDefault()
    const isMissing = action === 'leave' && time === ''
    setIsTimeless(isMissing)
    if (isMissing) return
    day.tick({ signupId, version, name, action, leftAt: action === 'leave' ? time : '' })
  }
  const hidden = (
    <>
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="signupId" value={signupId} />
      <input type="hidden" name="version" value={version} />
    </>
  )
  const of = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className="signup-item stack stack-sm" id={`attendance-${signupId}`}>
      <p className="row">
        <span className="font-bold">{name}</span>
        {size > 1 && <span>{m.volunteers_mine_size({ count: size })}</span>}
        {waiting ? (
          <StatusTag tone="amber">{`${tickText(waiting)} · ${m.volunteers_day_to_send()}`}</StatusTag>
        ) : (
          <StatusTag tone={stateTones[state]}>{hostStateWords[state]()}</StatusTag>
        )}
        {!waiting && leftAt && <span>{m.volunteers_day_left({ time: clockText(leftAt) })}</span>}
      </p>
      {day.isOpen && may.length > 0 && (
        <>
          <Form method="post" noValidate preventScrollReset onSubmit={keep}>
            {hidden}
            <ButtonRow>
              {may.includes('attend') && (
                <Button name="intent" value="attend">
                  {m.volunteers_list_attend()}
                  {of}
                </Button>
              )}
              {may.includes('miss') && (
                <Button name="intent" value="miss">
                  {m.volunteers_list_miss()}
                  {of}
                </Button>
              )}
            </ButtonRow>
          </Form>
          {may.includes('leave') && (
            <Details
              title={
                <>
                  {m.volunteers_day_leave()}
                  {of}
                </>
              }
              open={mine !== undefined}
            >
              <Form method="post" noValidate preventScrollReset onSubmit={keep} className="stack stack-sm">
                {hidden}
                <TextField
                  id={`leftAt-${signupId}`}
                  name="leftAt"
                  type="time"
                  width={10}
                  label={m.volunteers_day_left_at()}
                  error={isTimeless ? m.field_required() : mine?.fields.leftAt}
                  defaultValue={mine?.values.leftAt?.[0]}
                />
                <ButtonRow>
                  <Button name="intent" value="leave">
                    {m.volunteers_day_leave_note()}
                    {of}
                  </Button>
                </ButtonRow>
              </Form>
            </Details>
          )}
        </>
      )}
    </li>
  )
}
