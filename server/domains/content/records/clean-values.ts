import type { FieldError } from '../../../../shared/contract/errors.ts'
import { linkTarget } from '../../../../shared/lib/link-target.ts'
import { outsideHref } from '../../../../shared/lib/outside-link.ts'
import { checkFields } from '../../../../shared/rules/applications/check-fields.ts'
import { readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import { isList } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import { audienceOf } from '../../../../shared/rules/toolbox/tool-audience.ts'
import { sanitiseHtml } from '../sanitise-html.ts'
import { cleanForm, formErrors } from '../tools/check-tool-form.ts'

/** The sent values that the fields define: HTML sanitised, missing fields filled, unknown ones dropped. */
export function cleanValues(fields: readonly CollectionField[], sent: FieldValues): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      if (isList(field)) return [field.name, [...new Set(listOf(sent, field.name))]]
      if (field.followsRules && textOf(sent, 'questions').trim() !== '') {
        const rules = cleanForm('rules', textOf(sent, 'rules').trim())
        if (Object.keys(formErrors('rules', rules, false)).length === 0)
          return [field.name, audienceOf(readRules(rules))]
      }
      const text = textOf(sent, field.name).trim()
      return [field.name, cleanText(field, text)]
    }),
  )
}

function cleanText({ kind }: CollectionField, text: string): string {
  if (kind === 'rules' || kind === 'questions') return cleanForm(kind, text)
  if (kind === 'richText') return sanitiseHtml(text)
  if (kind === 'lines' || kind === 'words') return trimmedLines(text)
  if (kind === 'link') return outsideHref(text)?.replace(/^(?:http:)?\/\//i, 'https://') ?? text
  if (kind === 'target') return linkTarget(text) ?? text
  return text.replace(/\r\n/g, '\n')
}

function trimmedLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Errors in values, by dotted form path. */
export function fieldErrors(
  path: string,
  fields: readonly CollectionField[],
  values: FieldValues,
  isComplete: boolean,
): Record<string, FieldError> {
  const errors = {
    ...checkFields(fields, values, { isComplete }),
    ...errorsInForms(fields, values, isComplete),
  }
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${path}.${name}`, error]))
}

/** Rules and questions are checked inside: `questions.sections.0.title.en`. */
function errorsInForms(fields: readonly CollectionField[], values: FieldValues, isComplete: boolean) {
  const errors: Record<string, FieldError> = {}
  for (const { name, kind } of fields) {
    if (kind !== 'rules' && kind !== 'questions') continue
    for (const [path, error] of Object.entries(formErrors(kind, textOf(values, name), isComplete)))
      errors[path === '' ? name : `${name}.${path}`] = error
  }
  return errors
}

/** More than any text needs; the time to clean markup grows with its depth. */
const mostTags = 10_000

/** Refuses excessive markup before it is cleaned, by dotted form path. */
export function markupErrors(
  path: string,
  fields: readonly CollectionField[],
  sent: FieldValues,
): Record<string, FieldError> {
  const endless = fields.filter(
    ({ kind, name }) => kind === 'richText' && (textOf(sent, name).match(/<[a-z]/gi)?.length ?? 0) > mostTags,
  )
  return Object.fromEntries(
    endless.map(({ name, most }) => [`${path}.${name}`, { reason: 'tooLong', limit: most ?? mostTags }]),
  )
}
