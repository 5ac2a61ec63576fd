import { type Locale, locales } from '../../../shared/lib/locale.ts'
import {
  type CollectionSchema,
  type FieldValue,
  type FieldValues,
  fieldsOf,
  isList,
} from '../../../shared/rules/collections.ts'

export type Typed = { shared: FieldValues; texts: Record<Locale, FieldValues> }

/** The name of a field in the form, which is also its path in errors. */
export function nameOf(part: Locale | 'shared', field: string): string {
  return part === 'shared' ? `shared.${field}` : `texts.${part}.${field}`
}

/** What a form holds of a record. */
export function readTyped(schema: CollectionSchema, data: FormData): Typed {
  const read = (part: Locale | 'shared') =>
    Object.fromEntries(
      fieldsOf(schema, part === 'shared' ? 'shared' : 'own').map((field): [string, FieldValue] => {
        const texts = data.getAll(nameOf(part, field.name)).filter((value) => typeof value === 'string')
        return [field.name, isList(field) ? texts.filter((text) => text !== '') : (texts[0] ?? '')]
      }),
    )
  return { shared: read('shared'), texts: { zh: read('zh'), en: read('en') } }
}

/** The same out of what a refused form brought back. */
export function typedOfValues(schema: CollectionSchema, values: Record<string, string[]>): Typed {
  const data = new FormData()
  for (const [name, texts] of Object.entries(values)) for (const text of texts) data.append(name, text)
  return readTyped(schema, data)
}

export const emptyTyped: Typed = { shared: {}, texts: { zh: {}, en: {} } }

/** The languages in the order of an editor's desk: the page's own first. */
export function desk(locale: Locale): Locale[] {
  return [locale, ...locales.filter((other) => other !== locale)]
}
