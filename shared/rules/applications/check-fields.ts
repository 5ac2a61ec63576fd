import type { FieldError } from '../../contract/errors.ts'
import { linkTarget } from '../../lib/link-target.ts'
import { hasDomain, outsideHref } from '../../lib/outside-link.ts'
import { parseOwnedId } from '../../lib/owned-id.ts'
import { plainText } from '../../lib/text/html-text.ts'
import type { CollectionField } from '../content/collection-schema.ts'
import { aliasPattern, isList } from '../content/collections.ts'
import { type FieldValues, linesOf, listOf, textOf } from '../content/field-values.ts'
import { checkWords } from '../synonyms.ts'
import { isDay } from './check-answer.ts'

/**
 * Checks values against a collection's fields. Typed values must always be valid; required values are
 * demanded only before publication.
 * @param values of a text together with the shared ones, on which its own may depend
 * @param options.isComplete whether required values must be there
 * @returns the errors, by field name
 */
export function checkFields(
  fields: readonly CollectionField[],
  values: FieldValues,
  { isComplete }: { isComplete: boolean },
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const field of fields) {
    const error = isList(field) ? checkList(field, listOf(values, field.name)) : checkText(field, values)
    if (error && (error.reason !== 'required' || isComplete)) errors[field.name] = error
  }
  return errors
}

function checkList(field: CollectionField, list: string[]): FieldError | null {
  if (list.length === 0) return field.isRequired ? { reason: 'required' } : null
  if (field.most !== undefined && list.length > field.most)
    return { reason: 'tooManyChosen', limit: field.most }
  return list.every((value) => isPossible(field, value)) ? null : { reason: 'notAnOption' }
}

function checkText(field: CollectionField, values: FieldValues): FieldError | null {
  const text = textOf(values, field.name)
  const plain = field.kind === 'richText' ? plainText(text) : text
  const isEmpty = plain === '' && !text.includes('<img')
  if (isEmpty) return isNeeded(field, values) ? { reason: 'required' } : null
  if (field.most !== undefined && Array.from(plain).length > field.most)
    return { reason: 'tooLong', limit: field.most }
  if (field.kind === 'words') return checkWords(linesOf(values, field.name))
  if (isPossible(field, text)) return tooHigh(field, text) ?? tooEarly(field, text, values)
  if (field.kind === 'date' || field.kind === 'time') return { reason: field.kind }
  if (field.kind === 'link' || field.kind === 'target') return { reason: 'url' }
  return { reason: field.kind === 'number' || field.kind === 'order' ? 'number' : 'notAnOption' }
}

/** Whether a field is required for publishing, which may depend on the record's other values. */
export function isNeeded(
  { isRequired, neededWith, unlessWith }: CollectionField,
  values: FieldValues,
): boolean {
  const isFilled = (name: string | undefined) => name !== undefined && textOf(values, name) !== ''
  return isRequired || (isFilled(neededWith) && !isFilled(unlessWith))
}

function tooHigh({ highest }: CollectionField, text: string): FieldError | null {
  return highest !== undefined && Number(text) > highest ? { reason: 'tooLarge', limit: highest } : null
}

/** Days and times are compared as texts; with a missing value nothing is too early. */
function tooEarly(
  { notBefore, endOf }: CollectionField,
  value: string,
  values: FieldValues,
): FieldError | null {
  if (notBefore !== undefined && value < textOf(values, notBefore)) return { reason: 'endsBeforeStart' }
  if (endOf === undefined) return null
  const firstDay = textOf(values, endOf.firstDay)
  const isOneDay = (textOf(values, endOf.lastDay) || firstDay) === firstDay
  return isOneDay && value < textOf(values, endOf.startTime) ? { reason: 'timeBeforeStart' } : null
}

function isPossible({ kind, options, optionsFrom }: CollectionField, value: string): boolean {
  switch (kind) {
    case 'choice':
      return optionsFrom ? aliasPattern.test(value) : (options?.includes(value) ?? false)
    case 'link':
      return hasDomain(outsideHref(value) ?? '//')
    case 'target':
      return linkTarget(value) !== null
    case 'relation':
      return /^[1-9][0-9]{0,8}$/.test(value)
    case 'picture':
      return parseOwnedId(value) === value
    case 'date':
      return isDay(value)
    case 'time':
      return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(value)
    case 'number':
    case 'order':
      return /^[0-9]{1,6}$/.test(value)
    default:
      return true
  }
}
