import { useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { words as seesWords } from '#words/venture_sees_others'
import { seesOthers } from '../../../../shared/rules/venture/round-transitions.ts'
import { useUnsaved } from '../../../api/forms/use-unsaved.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { CriteriaFields } from './criteria-fields.tsx'
import { FieldPair } from './field-pair.tsx'
import { MomentFields } from './moment-fields.tsx'
import type { RoundPageProps } from './round-page.tsx'
import { typedIn } from './typed-in.ts'

/** Times, size, criteria and what is covered for judges, in one form. */
export function PlanForm({ round, formKey, failure }: RoundPageProps) {
  const element = useRef<HTMLFormElement>(null)
  useUnsaved(element, failure !== undefined)
  const { typed, error, values } = typedIn(failure, 'plan')
  const number = (name: 'graceMinutes' | 'noticeDays' | 'places' | 'budget' | 'judgesPerEntry') => ({
    name,
    width: 10 as const,
    inputMode: 'numeric' as const,
    defaultValue: typed(name, String(round[name])),
    ...error(name),
  })
  return (
    <Form ref={element} method="post" noValidate className="stack stack-lg">
      <input type="hidden" name="version" value={round.version} />
      <input type="hidden" name="idempotencyKey" value={`plan-${formKey}`} />
      <section className="stack">
        <Heading level={2} text={m.venture_staff_times()} />
        <p className="measure">{m.venture_staff_plan_lead()}</p>
        <MomentFields name="opens" at={round.opensAt} {...{ typed, error }} />
        <MomentFields name="closes" at={round.closesAt} {...{ typed, error }} />
        <MomentFields name="due" at={round.scoresDueAt} {...{ typed, error }} />
        <FieldPair>
          <TextField
            {...number('graceMinutes')}
            label={m.venture_staff_grace()}
            hint={m.venture_staff_grace_hint()}
          />
          <TextField {...number('noticeDays')} label={m.venture_staff_notice_days()} />
        </FieldPair>
      </section>
      <section className="stack">
        <Heading level={2} text={m.venture_staff_size()} />
        <FieldPair>
          <TextField {...number('places')} label={m.venture_staff_places()} />
          <TextField
            {...number('budget')}
            label={m.venture_staff_budget()}
            hint={m.venture_staff_budget_hint()}
          />
        </FieldPair>
      </section>
      <section className="stack">
        <Heading level={2} text={m.venture_staff_judging()} />
        <TextField {...number('judgesPerEntry')} label={m.venture_staff_judges()} />
        <RadioGroup
          name="seesOthers"
          label={m.venture_staff_sees_others()}
          defaultValue={typed('seesOthers', round.seesOthers)}
          options={seesOthers.map((value) => ({ value, label: seesWords[value]() }))}
        />
        {round.questions.length > 0 && (
          <CheckboxGroup
            name="hiddenQuestions"
            label={m.venture_staff_hidden()}
            hint={m.venture_staff_hidden_hint()}
            defaultValues={values ? (values.hiddenQuestions ?? []) : round.hiddenQuestions}
            options={round.questions.map(({ key, label, isFile }) => ({
              value: key,
              label: isFile ? `${label} · ${m.venture_staff_hidden_file()}` : label,
            }))}
          />
        )}
      </section>
      <CriteriaFields criteria={round.criteria} {...{ typed, error, values }} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="plan">
          {m.venture_staff_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
