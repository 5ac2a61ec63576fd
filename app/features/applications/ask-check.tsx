import { Fragment } from 'react'
import { Form, useNavigation } from 'react-router'
import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { MaskedNote } from '../../api/state/own-eyes.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Fieldset } from '../../ui/controls/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AgreedText } from './answer-text.tsx'
import { AnswersCopy } from './answers-copy.tsx'
import { askHref, partOfQuestion } from './ask-parts.ts'
import { useOwnForm } from './own-answers.ts'
import { answerName } from './question-names.ts'
import { RuleList } from './rule-list.tsx'

export type AskCheckProps = {
  form: ApplicationForm
  failure: ActFailure | undefined
  idempotencyKey: string
  locale: Locale
}

/** All answers once more, the statements to confirm, and the submit button. */
export function AskCheck({ form: loaded, failure, idempotencyKey, locale }: AskCheckProps) {
  const { value: form, ...eyes } = useOwnForm(loaded)
  const { state } = useNavigation()
  return (
    <div className="stack stack-lg">
      <p className="measure">{form.words.check}</p>
      <AnswersCopy
        sections={form.sections}
        headingLevel={2}
        changeOf={(key) => ({
          href: `${askHref(form, partOfQuestion(form, key), locale, true)}#${answerName(key)}`,
          text: m.apply_change(),
        })}
        problemOf={(key) => failure?.fields[answerName(key)]}
      />
      <MaskedNote {...eyes} />
      <OpenConditions form={form} />
      <Form method="post" noValidate className="stack stack-lg form">
        <input type="hidden" name="intent" value="submit" />
        <input type="hidden" name="TeamID" value={form.TeamID} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Declarations form={form} failure={failure} />
        <Button kind="primary" disabled={state !== 'idle'}>
          {m.apply_submit()}
        </Button>
        <p className="text-sm">
          <Link href={pathInLocale('/privacy', locale)} target="_blank" alone>
            {m.apply_privacy()}
          </Link>
        </p>
      </Form>
    </div>
  )
}

/** What still keeps the team from submitting, except the statements, which follow below. */
function OpenConditions({ form }: Pick<AskCheckProps, 'form'>) {
  const open = form.rules.filter(({ verdict, kind }) => verdict !== 'met' && kind !== 'declared')
  if (open.length === 0) return null
  return (
    <Notice kind="warning" title={m.apply_conditions_open()}>
      <RuleList label={m.apply_conditions_open()} rules={open} offering={form} />
    </Notice>
  )
}

function Declarations({ form, failure }: Pick<AskCheckProps, 'form' | 'failure'>) {
  if (form.declarations.length === 0) return null
  const posted = failure?.values.declared
  const isMissing = form.declarations.some(({ key }) => failure?.fields[`declared.${key}`] !== undefined)
  return (
    <Fieldset
      id="declared"
      label={m.apply_declarations()}
      hint={m.apply_declarations_lead()}
      {...(isMissing && { error: m.apply_must_declare() })}
    >
      {form.declarations.map(({ key, statement, isDeclared, agreed }) => (
        <Fragment key={key}>
          <Checkbox
            id={`declared.${key}`}
            name="declared"
            value={key}
            label={statement}
            defaultChecked={failure ? posted?.includes(key) : isDeclared}
          />
          <AgreedText agreed={agreed} />
        </Fragment>
      ))}
    </Fieldset>
  )
}
