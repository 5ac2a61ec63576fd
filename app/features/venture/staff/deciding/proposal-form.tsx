import { Form } from 'react-router'
import * as m from '#messages'
import { decisionLimits, type Outcome, outcomes } from '../../../../../shared/rules/venture/outcomes.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { leftText } from '../../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../../ui/controls/choice.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { outcomeWords } from './deciding-words.ts'
import type { DecisionPageProps } from './decision-page.tsx'
import { formsOf } from './forms-of.ts'
import { proofIn } from './proof-in.tsx'

type FormProps = Pick<DecisionPageProps, 'data' | 'me' | 'formKey' | 'failure'> & {
  intent: 'propose' | 'decideAnew'
  version: number
  /** What the fields begin with. */
  first: {
    outcome: Outcome | undefined
    waitsAt?: number | null | undefined
    amount: number | undefined
    reason: string
    feedback: string
  }
  submit: string
}

/** The fields of the disqualification have ids of their own. */
export function proposalFieldId(path: string, values: ActFailure['values']): string {
  return values.intent?.[0] === 'disqualify' ? `disqualify-${path}` : path
}

/** What was typed into the form of an intent, and its errors, where it was refused. */
export function typedIn(failure: ActFailure | undefined, intent: string) {
  const own = failure?.values.intent?.[0] === intent ? failure : undefined
  return {
    isMine: own !== undefined,
    typed: (name: string, stored: string) => (own ? (own.values[name]?.[0] ?? '') : stored),
    error: (name: string) => {
      const text = own?.fields[name]
      return text ? { error: text } : {}
    },
  }
}

/** What is to become of an entry, and why. */
export function ProposalForm({ data, me, formKey, failure, intent, version, first, submit }: FormProps) {
  const { round } = data
  const { typed, error } = typedIn(failure, intent)
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={`${intent}-${formKey}`} />
      <RadioGroup
        name="outcome"
        label={m.venture_decision_outcome()}
        options={outcomes.map((one) => ({ value: one, label: outcomeWords[one]() }))}
        defaultValue={typed('outcome', first.outcome ?? '')}
        {...error('outcome')}
      />
      {intent === 'propose' && (
        <TextField
          name="waitsAt"
          width={5}
          inputMode="numeric"
          label={m.venture_decision_waits_at()}
          optional
          defaultValue={typed('waitsAt', String(first.waitsAt ?? ''))}
          {...error('waitsAt')}
        />
      )}
      {round.isLast && round.budget > 0 && (
        <TextField
          name="amount"
          width={10}
          inputMode="numeric"
          label={m.venture_decision_amount()}
          optional
          defaultValue={typed('amount', String(first.amount ?? ''))}
          {...error('amount')}
        />
      )}
      <TextArea
        name="reason"
        label={m.venture_decision_reason()}
        hint={m.venture_decision_reason_hint()}
        defaultValue={typed('reason', first.reason)}
        limit={decisionLimits.reason}
        countText={leftText}
        rows={3}
        {...error('reason')}
      />
      <TextArea
        name="feedback"
        label={m.venture_decision_feedback()}
        hint={m.venture_decision_feedback_hint()}
        defaultValue={typed('feedback', first.feedback)}
        limit={decisionLimits.feedback}
        countText={leftText}
        rows={6}
        optional
        {...error('feedback')}
      />
      {proofIn({ me, failure, forms: formsOf(data) })(intent)}
      <ButtonRow>
        <Button name="intent" value={intent}>
          {submit}
        </Button>
      </ButtonRow>
    </Form>
  )
}
