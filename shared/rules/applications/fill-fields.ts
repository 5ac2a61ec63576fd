import { type Locale, locales } from '../../lib/locale.ts'
import { type CollectionField, type CollectionName, collections, isList } from '../content/collections.ts'

/** What a value does to what a record has already. */
export const fillWays = ['whereEmpty', 'replace', 'add'] as const
export type FillWay = (typeof fillWays)[number]

export type FillPart = Locale | 'shared'

/** Many records can get the same in these; names, long texts and places in an order are each record's own. */
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

/** The fields of a collection that can be filled in many records at once, by part, as `zh.keywords`. */
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

/** What can be done with a value of a field: to a list it can be added. */
export function fillWaysOf(field: CollectionField): readonly FillWay[] {
  return isList(field) ? ['add', 'replace', 'whereEmpty'] : ['whereEmpty', 'replace']
}
