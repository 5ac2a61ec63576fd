import { Form } from 'react-router'
import * as m from '#messages'
import type { HoursDispute } from '../../../shared/contract/volunteers/volunteering.ts'
import { disputeTerms } from '../../../shared/rules/volunteers/disputes.ts'
import { hoursOf } from '../../../shared/rules/volunteers/hours.ts'
import { leftText } from '../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DisputeSides, endText, saidHours } from './dispute-sides.tsx'
import type { HoursPartProps } from './hours-part.tsx'

/** A dispute as one side sees it: what both say, and what it can still do; or what it has ended with. */
export function DisputePart(props: HoursPartProps & { dispute: HoursDispute }) {
  const { dispute, signup, side, of, TeamID } = props
  const end = endText(dispute)
  if (end)
    return (
      <div className="stack stack-sm">
        <p>{end}</p>
        <DisputeSides dispute={dispute} />
      </div>
    )
  const theirs = side === 'host' ? dispute.volunteer.minutes : dispute.host.minutes
  return (
    <div className="stack stack-sm">
      <p>{m.volunteers_dispute_open({ reference: dispute.reference })}</p>
      <DisputeSides dispute={dispute} />
      {theirs !== null && (
        <Form method="post" noValidate preventScrollReset>
          <Seen signup={signup} TeamID={TeamID} />
          <ButtonRow>
            <Button name="intent" value="confirm">
              {theirs === 0
                ? m.volunteers_dispute_agree_none()
                : m.volunteers_dispute_agree({ hours: hoursOf(theirs) })}
              <VisuallyHidden> {of}</VisuallyHidden>
            </Button>
          </ButtonRow>
        </Form>
      )}
      <DisputeForm {...props} said={dispute[side]} />
    </div>
  )
}

type FormProps = HoursPartProps & { said?: HoursDispute['host'] }

/** Says a side's hours and reasons, for staff to settle; `said` is what it has said before. */
export function DisputeForm({ signup, of, TeamID, failure, said }: FormProps) {
  const { signupId, state } = signup
  const title = said
    ? m.volunteers_dispute_again()
    : state === 'absent'
      ? m.volunteers_dispute_absent()
      : m.volunteers_dispute()
  const typed = (name: string) => failure?.values[name]?.[0]
  return (
    <Details
      title={
        <>
          {title}
          <VisuallyHidden> {of}</VisuallyHidden>
        </>
      }
      open={failure !== undefined || said?.words === ''}
    >
      <Form method="post" noValidate preventScrollReset className="stack stack-sm">
        <Seen signup={signup} TeamID={TeamID} />
        {!said && <p>{m.volunteers_dispute_lead({ days: disputeTerms.workingDays })}</p>}
        <TextField
          id={`dispute-hours-${signupId}`}
          name="hours"
          inputMode="decimal"
          width={5}
          label={m.volunteers_dispute_hours()}
          hint={m.volunteers_dispute_hours_hint()}
          error={failure?.fields.hours}
          defaultValue={typed('hours') ?? (said ? saidHours(said) : undefined)}
        />
        <TextArea
          id={`dispute-words-${signupId}`}
          name="words"
          rows={3}
          limit={600}
          countText={leftText}
          label={m.volunteers_dispute_words()}
          hint={m.volunteers_dispute_words_hint()}
          error={failure?.fields.words}
          defaultValue={typed('words') ?? said?.words}
        />
        <ButtonRow>
          <Button name="intent" value="dispute">
            {m.volunteers_dispute_send()}
            <VisuallyHidden> {of}</VisuallyHidden>
          </Button>
        </ButtonRow>
      </Form>
    </Details>
  )
}

function Seen({ signup, TeamID }: Pick<HoursPartProps, 'signup' | 'TeamID'>) {
  return (
    <>
      {TeamID && <input type="hidden" name="TeamID" value={TeamID} />}
      <input type="hidden" name="signupId" value={signup.signupId} />
      <input type="hidden" name="version" value={signup.version} />
    </>
  )
}
