import type { Locale } from '../../lib/locale.ts'
import type { CollectionField } from '../content/collection-schema.ts'
import { type CollectionName, collections, isList } from '../content/collections.ts'
import { provenanceFields } from '../content/provenance.ts'

/** The part of a record that a value belongs to: a language, the shared fields, or the provenance. */
export type ImportPart = Locale | 'shared' | 'provenance'

/** A field that an import can fill, with its key in forms, mappings and reports. */
export type ImportTarget = { key: string; part: ImportPart; field: CollectionField }

/** The source of a target's value. */
export type ImportSource = {
  target: string
  /** The column or path; empty where no column is read. */
  path: string
  /** The value where the column is empty, or of every row; `{path}` in it is the row's value there. */
  text: string
  /** Separates the entries of a list in one text; empty where a text is one entry. */
  separator: string
  /** Cuts a text to the field's length at the end of a word or sentence instead of refusing it. */
  isShortened: boolean
  /** The portal's values for the file's; an empty translation leaves the value out. */
  translations: Record<string, string>
  /** Leaves unknown values out, with a note, instead of refusing the row. */
  skipsUnknown: boolean
}

export type ImportMapping = {
  sources: ImportSource[]
  /** The target whose value identifies a record, in the file and among existing ones. */
  matchBy: string
}

/** The contents of a column or path of the file. */
export type ImportColumn = {
  path: string
  /** The number of rows with a value. */
  filled: number
  /** Whether any row has several values. */
  isList: boolean
  samples: string[]
}

/** Fields that only editors fill: pictures, rules and questions. */
const notImported: readonly string[] = ['picture', 'rules', 'questions']

/** A collection's fields that an import can fill in these languages, followed by those of the provenance. */
export function importTargets(collection: CollectionName, languages: readonly Locale[]): ImportTarget[] {
  const fields = collections[collection].fields.filter(({ kind }) => !notImported.includes(kind))
  const own = languages.flatMap((part) =>
    fields.filter(({ perLanguage }) => perLanguage).map((field) => targetOf(part, field)),
  )
  const shared = fields.filter(({ perLanguage }) => !perLanguage).map((field) => targetOf('shared', field))
  return [...own, ...shared, ...provenanceFields.map((field) => targetOf('provenance', field))]
}

function targetOf(part: ImportPart, field: CollectionField): ImportTarget {
  return { key: `${part}.${field.name}`, part, field }
}

/** Whether a target's values are chosen from known ones, and can therefore be translated. */
export function isTranslated({ field }: ImportTarget): boolean {
  return field.kind === 'choice' || field.kind === 'relation'
}

/** Whether a target takes several entries. */
export function takesEntries({ field }: ImportTarget): boolean {
  return isList(field) || field.kind === 'lines'
}

/** The targets that can identify a record: its address in the catalogue, a name, or an outside address. */
export function matchTargets(targets: readonly ImportTarget[], collection: CollectionName): ImportTarget[] {
  const { titleField } = collections[collection]
  return targets.filter(
    ({ key, part, field }) =>
      key === 'provenance.address' ||
      (part !== 'provenance' && (field.kind === 'link' || field.name === titleField)),
  )
}

/** Equal keys for different spellings of a value: ignores case, width, blanks, and variants of addresses. */
export function matchKey({ field }: Pick<ImportTarget, 'field'>, value: string): string {
  const plain = value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
  if (field.kind !== 'link') return plain
  return plain
    .replace(/^(?:https?:)?\/\/(?:www\.)?/, '')
    .replace(/\.git$/, '')
    .replace(/(?<!\/)\/+$/, '')
}

const placeholder = /\{([^{}]{1,200})\}/g

/** The columns that a text refers to; `{a|b}` refers to the first of two that the row has. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, paths = '']) => paths.split('|')).flat()
}

/** A text filled with a row's values; empty where the row has none of them. */
export function fillText(text: string, textAt: (path: string) => string): string {
  const paths = placeholdersOf(text)
  if (paths.length > 0 && paths.every((path) => textAt(path) === '')) return ''
  return text.replace(placeholder, (_, alternatives: string) => {
    const path = alternatives.split('|').find((one) => textAt(one) !== '')
    return path === undefined ? '' : textAt(path)
  })
}
