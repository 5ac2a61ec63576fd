import { Form } from 'react-router'
import * as m from '#messages'
import type { FeedbackDetail } from '../../../shared/contract/support/support.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Details } from '../../ui/details.tsx'

export type TicketActionsProps = {
  ticket: FeedbackDetail
  formKey: string
  failure: ActFailure | undefined
}

/** What the sender can do: close it, write again, withdraw it. */
export function TicketActions({ ticket, formKey, failure }: TicketActionsProps) {
  if (!ticket.mayWrite && !ticket.mayClose) return null
  return (
    <div className="stack stack-lg max-w-form no-print">
      {ticket.mayClose && (
        <Form method="post" className="stack">
          <input type="hidden" name="idempotencyKey" value={`end-${formKey}`} />
          <Button kind="primary" name="intent" value="end">
            {m.feedback_close()}
          </Button>
          <p className="text-sm text-ink-2">{m.feedback_close_text({ days: feedbackTerms.closeDays })}</p>
        </Form>
      )}
      {ticket.mayWrite && <Write ticket={ticket} formKey={formKey} failure={failure} />}
      {ticket.mayWithdraw && (
        <Details title={m.feedback_withdraw()}>
          <Form method="post" className="stack">
            <p>{m.feedback_withdraw_text()}</p>
            <input type="hidden" name="idempotencyKey" value={`end-${formKey}`} />
            <Button kind="danger" name="intent" value="end">
              {m.feedback_withdraw()}
            </Button>
          </Form>
        </Details>
      )}
    </div>
  )
}

function Write({ ticket, formKey, failure }: TicketActionsProps) {
  const isAnswered = ticket.state === 'answered'
  const error = failure?.fields.body
  return (
    <Form key={ticket.messages.length} method="post" noValidate>
      <input type="hidden" name="idempotencyKey" value={`write-${formKey}`} />
      <TextArea
        name="body"
        label={m.feedback_write()}
        {...(isAnswered && { hint: m.feedback_write_hint() })}
        rows={4}
        defaultValue={failure?.values.body?.[0]}
        {...(error && { error })}
      />
      {isAnswered && (
        <Checkbox
          id="wantsOther"
          name="wantsOther"
          value="yes"
          label={m.feedback_write_other()}
          defaultChecked={failure?.values.wantsOther?.[0] === 'yes'}
        />
      )}
      <div className="button-row">
        <Button name="intent" value="write">
          {m.feedback_write_send()}
        </Button>
      </div>
    </Form>
  )
}
