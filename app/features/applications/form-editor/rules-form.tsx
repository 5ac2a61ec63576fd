import { useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { type EligibilityRule, entityTypes } from '../../../../shared/rules/applications/eligibility.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { HeldTexts } from '../../../api/forms/field-conflicts.tsx'
import { useUnsaved } from '../../../api/forms/use-unsaved.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/controls/choice.tsx'
import { Fieldset } from '../../../ui/controls/field.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { FormKey, type FormKeyProps } from './form-key.tsx'
import { heldLabel, heldWord } from './held-words.ts'
import { entityWords, languageName } from './question-words.ts'
import { toldOfRules } from './told-of-form.ts'

export type RulesFormProps = FormKeyProps & { rules: EligibilityRule[]; failure: ActFailure | undefined }

/** Who may apply: whatever is ticked or filled in is required of every team. */
export function RulesForm({ rules, failure, ...keys }: RulesFormProps) {
  const has = (kind: EligibilityRule['kind']) => rules.some((rule) => rule.kind === kind)
  const types = rules.find((rule) => rule.kind === 'entityType')
  const years = rules.find((rule) => rule.kind === 'registeredYears')
  const typed = failure?.values
  const error = failure?.fields.years
  const element = useRef<HTMLFormElement>(null)
  useUnsaved(element, failure !== undefined)
  return (
    <Form ref={element} method="post" className="stack stack-lg" noValidate>
      <FormKey {...keys} />
      <HeldTexts told={toldOfRules(rules)} failure={failure} labelOf={heldLabel} wordOf={heldWord} />
      <Checkbox
        id="verified"
        name="verified"
        label={m.form_editor_verified()}
        hint={m.form_editor_verified_hint()}
        defaultChecked={typed ? typed.verified !== undefined : has('verifiedOrganisation')}
      />
      <CheckboxGroup
        name="entityTypes"
        inline
        optional
        label={m.form_editor_entity_types()}
        hint={m.form_editor_entity_types_hint()}
        options={entityTypes.map((value) => ({ value, label: entityWords[value]() }))}
        defaultValues={typed ? (typed.entityTypes ?? []) : (types?.anyOf ?? [])}
      />
      <TextField
        name="years"
        optional
        width={5}
        inputMode="numeric"
        label={m.form_editor_years()}
        hint={m.form_editor_years_hint()}
        defaultValue={typed?.years?.[0] ?? years?.atLeast ?? ''}
        {...(error && { error })}
      />
      <Checkbox
        id="teamAdmin"
        name="teamAdmin"
        label={m.form_editor_team_admin()}
        defaultChecked={typed ? typed.teamAdmin !== undefined : has('teamAdmin')}
      />
      <Statements statements={typed ? typedStatements(typed) : statementsOf(rules)} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="rules">
          {m.form_editor_rules_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

type Statement = { key: string; zh: string; en: string }
const spare: Statement = { key: '', zh: '', en: '' }

/** Each statement is a sentence in both languages; there is room for one more. */
function Statements({ statements }: { statements: Statement[] }) {
  return (
    <Fieldset
      id="statements"
      label={m.form_editor_statements()}
      hint={m.form_editor_statements_hint()}
      optional
    >
      <div className="stack">
        {[...statements, spare].map((statement, index) => (
          <div key={statement.key || `spare-${index}`}>
            <input type="hidden" name="statement.key" value={statement.key} />
            <BilingualFields
              name="statement"
              id={`statement-${index + 1}`}
              values={statement}
              label={(language) =>
                m.form_editor_statement_in({ place: index + 1, language: languageName(language) })
              }
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}

function statementsOf(rules: EligibilityRule[]): Statement[] {
  return rules.flatMap((rule) => (rule.kind === 'declared' ? [{ key: rule.key, ...rule.statement }] : []))
}

function typedStatements(typed: ActFailure['values']): Statement[] {
  const of = (name: string, index: number) => typed[name]?.[index] ?? ''
  return (typed['statement.key'] ?? [])
    .map((key, index) => ({ key, zh: of('statement.zh', index), en: of('statement.en', index) }))
    .filter(({ zh, en }) => zh !== '' || en !== '')
}
