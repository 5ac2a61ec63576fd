import { Form } from 'react-router'
import * as m from '#messages'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { MomentFields } from './moment-fields.tsx'
import type { RoundPageProps } from './round-page.tsx'
import { typedIn } from './typed-in.ts'

/** Moves the times that still lie ahead. */
export function PostponeForm({ round, formKey, failure }: RoundPageProps) {
  const { typed, error } = typedIn(failure, 'postpone')
  return (
    <Form method="post" noValidate className="stack">
      <input type="hidden" name="version" value={round.version} />
      <input type="hidden" name="idempotencyKey" value={`postpone-${formKey}`} />
      <Heading level={2} text={m.venture_staff_postpone()} />
      <p className="measure">{m.venture_staff_postpone_lead()}</p>
      <MomentFields name="closes" at={round.closesAt} {...{ typed, error }} />
      <MomentFields name="due" at={round.scoresDueAt} {...{ typed, error }} />
      <TextField
        name="reason"
        label={m.venture_staff_reason()}
        defaultValue={typed('reason', '')}
        {...error('reason')}
      />
      <ButtonRow>
        <Button kind="primary" name="intent" value="postpone">
          {m.venture_staff_postpone_do()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
