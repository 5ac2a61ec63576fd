import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { checkFields } from '../../../../shared/rules/applications/check-fields.ts'
import { collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { fieldText } from '../../../api/forms/form-errors.ts'
import { nameOf } from './typed-values.ts'
import { wordProblem } from './word-problem.ts'

/** What a language of a record lacks for publication, by the names of the form's fields. */
export function lacksOf(
  { collection, texts, shared, alias }: ContentDetail,
  language: Locale,
): Record<string, string> {
  const schema = collections[collection]
  const parts = [
    [
      language,
      checkFields(fieldsOf(schema, 'own'), { ...shared, ...texts[language].fields }, { isComplete: true }),
    ],
    ['shared', checkFields(fieldsOf(schema, 'shared'), shared, { isComplete: true })],
  ] as const
  const isNameless = schema.hasGivenAlias && alias === null
  const lacks = Object.fromEntries(
    parts.flatMap(([part, errors]) =>
      Object.entries(errors).map(([name, error]) => {
        const path = nameOf(part, name)
        return [path, wordProblem(path, error) ?? fieldText(error)]
      }),
    ),
  )
  return isNameless ? { ...lacks, alias: fieldText({ reason: 'required' }) } : lacks
}
