import type { JudgedEntry } from '../../../../../shared/contract/venture/judging.ts'
import type { FormValues } from '../../../../api/forms/unsaved-values.ts'

type Criteria = readonly Pick<JudgedEntry['criteria'][number], 'key'>[]

/** The fields of a review's form. */
function fieldsOf(criteria: Criteria): string[] {
  return [
    ...criteria.flatMap(({ key }) => [`score_${key}`, `none_${key}`, `reason_${key}`]),
    'feedback',
    'note',
  ]
}

/** What the server has of a review, with every field. */
export function storedReview(criteria: Criteria, typed: Record<string, string>): FormValues {
  return Object.fromEntries(fieldsOf(criteria).map((name) => [name, typed[name] ?? '']))
}

/** What is typed in a review's form, by field; a box that is not ticked is empty. */
export function readReview(criteria: Criteria, form: FormData): Record<string, string> {
  const text = (name: string) => {
    const value = form.get(`answers.${name}`)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fieldsOf(criteria).map((name) => [name, text(name)]))
}
