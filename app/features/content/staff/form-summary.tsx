import { useParams } from 'react-router'
import * as m from '#messages'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { FieldBase } from '../../../ui/controls/field.tsx'
import { Fieldset } from '../../../ui/controls/field.tsx'
import { Link } from '../../../ui/link.tsx'

export type FormSummaryProps = FieldBase & {
  name: string
  id: string
  kind: 'rules' | 'questions'
  text: string
}

/** The number of rules or questions, with a link to their page; the stored value is posted along. */
export function FormSummary({ name, kind, text, ...base }: FormSummaryProps) {
  const { collection, number } = useParams()
  return (
    <Fieldset {...base}>
      <input type="hidden" name={name} value={text} />
      <p>{kind === 'rules' ? countedRules(text) : countedQuestions(text)}</p>
      {number ? (
        <Link alone href={`/staff/content/${collection}/${number}/form`}>
          {m.collections_form_edit()}
        </Link>
      ) : (
        <p className="text-ink-2">{m.collections_form_later()}</p>
      )}
    </Fieldset>
  )
}

function countedRules(text: string): string {
  const { length: count } = readRules(text)
  return count === 0 ? m.collections_rules_none() : m.collections_rules_count({ count })
}

function countedQuestions(text: string): string {
  const set = readQuestions(text)
  return set
    ? m.collections_questions_count({ count: questionsOf(set).length })
    : m.collections_questions_none()
}
