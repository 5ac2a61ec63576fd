import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import type { CollectionSchema } from '../../../../shared/rules/content/collection-schema.ts'
import { aliasPattern, fieldsOf, isList } from '../../../../shared/rules/content/collections.ts'
import type { FieldValue, FieldValues } from '../../../../shared/rules/content/field-values.ts'

export type Typed = {
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  /** Set for a record whose alias may still change. */
  alias?: string
}

/** The name of a field in the form, which is also its path in errors. */
export function nameOf(part: Locale | 'shared', field: string): string {
  return part === 'shared' ? `shared.${field}` : `texts.${part}.${field}`
}

/** The name of the field for values missing from a list of choices. */
export function otherNameOf(name: string): string {
  return `${name}.other`
}

/** The typed numbers, or those at the end of typed addresses; anything else comes back as it is. */
function numbersIn(typed: string): string[] {
  const parts = typed.split(/[\s,，、;；]+/).filter((part) => part !== '')
  return parts.map((part) => part.match(/^(?:[^?#]*\/)?([0-9]+)\/?(?:[?#].*)?$/)?.[1] ?? part.slice(0, 60))
}

/** The values chosen from a list, and those typed because the list lacks them. */
export function listIn(data: FormData, name: string): string[] {
  return [...chosenIn(data, name), ...chosenIn(data, otherNameOf(name)).flatMap(numbersIn)]
}

function chosenIn(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string' && value !== '') as string[]
}

/**
 * The values of a record's form.
 * @param options.isTyping while somebody types, when half a number may be in a field for other records
 */
export function readTyped(
  schema: CollectionSchema,
  data: FormData,
  { isTyping = false }: { isTyping?: boolean } = {},
): Typed {
  const read = (part: Locale | 'shared') =>
    Object.fromEntries(
      fieldsOf(schema, part === 'shared' ? 'shared' : 'own').map((field): [string, FieldValue] => {
        const name = nameOf(part, field.name)
        const text = data.get(name)
        if (isList(field)) return [field.name, isTyping ? chosenIn(data, name) : listIn(data, name)]
        return [field.name, typeof text === 'string' ? text : '']
      }),
    )
  const given = schema.hasGivenAlias ? data.get('alias') : null
  const alias = typeof given === 'string' ? given.trim() : undefined
  const isHalf = isTyping && alias !== '' && !aliasPattern.test(alias ?? '')
  return {
    shared: read('shared'),
    texts: { zh: read('zh'), en: read('en') },
    ...(alias !== undefined && !isHalf && { alias }),
  }
}

/** The same from the values of a refused form. */
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
