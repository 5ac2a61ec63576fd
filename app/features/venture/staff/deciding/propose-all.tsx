import { Form } from 'react-router'
import * as m from '#messages'
import { decisionLimits } from '../../../../../shared/rules/venture/outcomes.ts'
import { leftText } from '../../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { Details } from '../../../../ui/details.tsx'
import type { DeliberationPageProps } from './deliberation-page.tsx'
import { proofIn } from './proof-in.tsx'

/** Proposes by the standing for all that is undecided, and confirms what others proposed. */
export function ProposeAll({ deliberation: { round }, me, formKey, failure }: DeliberationPageProps) {
  const { counts, places, isLast, budget } = round
  const left = Math.max(0, places - counts.advance)
  const isMine = failure?.values.intent?.[0] === 'proposeAll'
  const typed = (name: string, first: string) => (isMine ? (failure.values[name]?.[0] ?? '') : first)
  const error = (name: string) => {
    const text = isMine ? failure.fields[name] : undefined
    return text ? { error: text } : {}
  }
  const proof = proofIn({ me, failure })
  return (
    <div className="stack">
      {counts.undecided > 0 && (
        <Details title={m.venture_propose_all({ count: counts.undecided })} open={isMine}>
          <Form method="post" noValidate className="stack max-w-form">
            <input type="hidden" name="idempotencyKey" value={`all-${formKey}`} />
            <p className="measure">{m.venture_propose_all_text()}</p>
            <TextField
              name="advance"
              width={5}
              inputMode="numeric"
              label={m.venture_propose_advance()}
              defaultValue={typed('advance', String(left))}
              {...error('advance')}
            />
            <TextField
              name="waitlist"
              width={5}
              inputMode="numeric"
              label={m.venture_propose_waitlist()}
              defaultValue={typed('waitlist', '0')}
              {...error('waitlist')}
            />
            {isLast && budget > 0 && (
              <TextField
                name="amount"
                width={10}
                inputMode="numeric"
                label={m.venture_propose_amount()}
                defaultValue={typed('amount', String(Math.floor(budget / Math.max(1, places))))}
                {...error('amount')}
              />
            )}
            <TextArea
              name="reason"
              label={m.venture_decision_reason()}
              hint={m.venture_decision_reason_hint()}
              defaultValue={typed('reason', '')}
              limit={decisionLimits.reason}
              countText={leftText}
              rows={3}
              {...error('reason')}
            />
            {proof('proposeAll')}
            <ButtonRow>
              <Button name="intent" value="proposeAll">
                {m.venture_propose()}
              </Button>
            </ButtonRow>
          </Form>
        </Details>
      )}
      {counts.confirmable > 0 && (
        <Details
          title={m.venture_confirm_all({ count: counts.confirmable })}
          open={failure?.values.intent?.[0] === 'confirmAll'}
        >
          <Form method="post" className="stack max-w-form">
            <input type="hidden" name="idempotencyKey" value={`confirm-${formKey}`} />
            <p className="measure">{m.venture_confirm_all_text()}</p>
            {proof('confirmAll')}
            <ButtonRow>
              <Button name="intent" value="confirmAll">
                {m.venture_confirm_many()}
              </Button>
            </ButtonRow>
          </Form>
        </Details>
      )}
    </div>
  )
}
