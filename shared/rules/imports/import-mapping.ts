import type { Locale } from '../../lib/locale.ts'
import { type CollectionField, type CollectionName, collections, isList } from '../content/collections.ts'
import { provenanceFields } from '../content/provenance.ts'

/** What of a record a value goes into: a language of its own, what both share, or where it comes from. */
export type ImportPart = Locale | 'shared' | 'provenance'

/** A field that an import can fill, under the key by which forms, mappings and reports name it. */
export type ImportTarget = { key: string; part: ImportPart; field: CollectionField }

/** Where the value of a target comes from. */
export type ImportSource = {
  target: string
  /** The column or path; empty where no column is read. */
  path: string
  /** Written where the column has nothing, or in every row; `{path}` in it stands for what a row has there. */
  text: string
  /** What parts one text into the entries of a list; empty where a text is one entry. */
  separator: string
  /** Cut to the field's length at the end of a word or sentence instead of being refused. */
  isShortened: boolean
  /** What a value of the file is called here; an empty translation leaves the value out. */
  translations: Record<string, string>
  /** Leaves out what stands for nothing here, and says so, instead of refusing the row. */
  skipsUnknown: boolean
}

export type ImportMapping = {
  sources: ImportSource[]
  /** The target by whose value a record is recognised, in the file and among those that are there. */
  matchBy: string
}

/** What a column or path of the file has. */
export type ImportColumn = {
  path: string
  /** In how many rows there is something. */
  filled: number
  /** Whether a row has several values. */
  isList: boolean
  samples: string[]
}

/** What only an editor makes: pictures, rules and questions. */
const notImported: readonly string[] = ['picture', 'rules', 'questions']

/** The fields of a collection that an import can fill in some languages, then those of the provenance. */
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

/** Whether the values of a target are chosen from some that are known, and so can be translated. */
export function isTranslated({ field }: ImportTarget): boolean {
  return field.kind === 'choice' || field.kind === 'relation'
}

/** Whether a target takes several entries. */
export function takesEntries({ field }: ImportTarget): boolean {
  return isList(field) || field.kind === 'lines'
}

/** By what a record can be recognised: its own address in the catalogue, a name, or an address outside. */
export function matchTargets(targets: readonly ImportTarget[], collection: CollectionName): ImportTarget[] {
  const { titleField } = collections[collection]
  return targets.filter(
    ({ key, part, field }) =>
      key === 'provenance.address' ||
      (part !== 'provenance' && (field.kind === 'link' || field.name === titleField)),
  )
}

/** The same thing written in two ways has one key: case, width, blanks, and what addresses may differ in. */
export function matchKey({ field }: Pick<ImportTarget, 'field'>, value: string): string {
  const plain = value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
  if (field.kind !== 'link') return plain
  return plain
    .replace(/^(?:https?:)?\/\/(?:www\.)?/, '')
    .replace(/\.git$/, '')
    .replace(/(?<!\/)\/+$/, '')
}

const placeholder = /\{([^{}]{1,200})\}/g

/** The columns that a text refers to; `{a|b}` refers to the first of two that a row has. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, paths = '']) => paths.split('|')).flat()
}

/** A text with what a row has; empty where the row has nothing of what the text refers to. */
export function fillText(text: string, textAt: (path: string) => string): string {
  const paths = placeholdersOf(text)
  if (paths.length > 0 && paths.every((path) => textAt(path) === '')) return ''
  return text.replace(placeholder, (_, alternatives: string) => {
    const path = alternatives.split('|').find((one) => textAt(one) !== '')
    return path === undefined ? '' : textAt(path)
  })
}
