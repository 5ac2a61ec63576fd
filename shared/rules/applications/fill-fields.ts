import { type Locale, locales } from '../../lib/locale.ts'
import type { CollectionField } from '../content/collection-schema.ts'
import { type CollectionName, collections, isList } from '../content/collections.ts'

/** How a value combines with a record's existing value. */
export const fillWays = ['whereEmpty', 'replace', 'add'] as const
export type FillWay = (typeof fillWays)[number]

export type FillPart = Locale | 'shared'

/** Kinds with values that many records can share; names, long texts and places in an order are individual. */
const kinds: readonly CollectionField['kind'][] = [
  'text',
  'longText',
  'lines',
  'choice',
  'link',
  'target',
  'relation',
  'date',
  'time',
  'number',
]

/** A collection's fields that can be filled in bulk, with their part, such as `zh.keywords`. */
export function fillableFields(
  collection: CollectionName,
): { key: string; part: FillPart; field: CollectionField }[] {
  const { fields, titleField } = collections[collection]
  const found = fields.filter(({ name, kind }) => name !== titleField && kinds.includes(kind))
  return found.flatMap((field) =>
    (field.perLanguage ? locales : (['shared'] as const)).map((part) => ({
      key: `${part}.${field.name}`,
      part,
      field,
    })),
  )
}

/** The possible ways to fill a field: a list can also be added to. */
export function fillWaysOf(field: CollectionField): readonly FillWay[] {
  return isList(field) ? ['add', 'replace', 'whereEmpty'] : ['whereEmpty', 'replace']
}
