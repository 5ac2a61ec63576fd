import { type Locale, locales } from '../../lib/locale.ts'
import type { CollectionName } from '../content/collections.ts'
import {
  type ImportColumn,
  type ImportMapping,
  type ImportSource,
  type ImportTarget,
  importTargets,
  matchTargets,
  placeholdersOf,
  takesEntries,
} from './import-mapping.ts'
import { columnNames, languageMarks } from './import-names.ts'
import { type ImportPreset, importPresets } from './import-presets.ts'

type Given = {
  collection: CollectionName
  languages: readonly Locale[]
  columns: readonly ImportColumn[]
  /** `YYYY-MM-DD`, for the day of retrieval. */
  today: string
}

/** The kind of catalogue of a file, by its columns; null for an unknown one. */
function presetOf(columns: readonly ImportColumn[]): { preset: ImportPreset; prefix: string } | null {
  const paths = new Set(columns.map(({ path }) => path))
  for (const preset of Object.values<ImportPreset>(importPresets)) {
    const prefix = (preset.prefixes ?? ['']).find((one) =>
      preset.signature.every((path) => paths.has(one + path)),
    )
    if (prefix !== undefined) return { preset, prefix }
  }
  return null
}

/** A first mapping for an editor to check: by known catalogues, else by column names. */
export function guessMapping(given: Given): ImportMapping {
  const targets = importTargets(given.collection, given.languages)
  const known = presetOf(given.columns)
  const sources = targets.flatMap((target) => {
    const source = known ? presetSource(target, known, given) : namedSource(target, given)
    return source && (source.path !== '' || source.text !== '') ? source : []
  })
  return { sources, matchBy: guessKey(targets, sources, given.collection) }
}

function sourceOf(target: ImportTarget, more: Partial<ImportSource>): ImportSource {
  return {
    target: target.key,
    path: '',
    text: '',
    separator: '',
    isShortened: false,
    translations: {},
    skipsUnknown: false,
    ...more,
  }
}

function presetSource(
  target: ImportTarget,
  { preset, prefix }: { preset: ImportPreset; prefix: string },
  { columns, today }: Given,
): ImportSource | null {
  const { part, field } = target
  if (part === 'provenance') {
    const text = field.name === 'retrievedOn' ? today : preset.provenance[field.name as 'catalogue']
    return text === undefined ? null : sourceOf(target, { text })
  }
  const side = part === 'shared' ? 'both' : part
  const wanted = (preset.fields[field.name]?.[side] ?? []).flatMap((path) => [prefix + path, path])
  const found = [...new Set(wanted)].filter((path) => columns.some((column) => column.path === path))
  const [path = '', ...others] = found
  const text = preset.texts?.[field.name]?.[side] ?? (others.length > 0 ? `{${others.join('|')}}` : '')
  return sourceOf(target, {
    path,
    text,
    separator: separatorOf(
      target,
      columns.find((column) => column.path === path),
    ),
    isShortened: preset.shortened?.includes(field.name) ?? false,
    translations: { ...preset.translations?.[field.name] },
    skipsUnknown: preset.translations?.[field.name] !== undefined,
  })
}

function namedSource(target: ImportTarget, { columns, languages, today }: Given): ImportSource | null {
  const { part, field } = target
  if (field.name === 'retrievedOn') return sourceOf(target, { text: today })
  const [first = 'zh'] = languages
  const names =
    part === 'provenance'
      ? provenanceNames(field.name)
      : [field.name.toLowerCase(), ...(columnNames[field.name] ?? [])]
  const column = bestColumn(names, part, columns, first)
  if (!column) return null
  return sourceOf(target, { path: column.path, separator: separatorOf(target, column) })
}

/** A table's licence column is that of what it describes; the table's own licence only if it says so. */
function provenanceNames(name: string): readonly string[] {
  return name === 'licence' ? ['cataloguelicence', 'cataloglicense', '来源许可'] : (columnNames[name] ?? [])
}

/** A column without a language belongs to the file's first language, and to the shared fields. */
function bestColumn(
  names: readonly string[],
  part: ImportTarget['part'],
  columns: readonly ImportColumn[],
  first: Locale,
): ImportColumn | undefined {
  const read = columns.map((column) => ({ column, ...languageOf(column.path) }))
  for (const name of names) {
    const called = read.filter((one) => one.name === name)
    const own = called.find(({ language }) => language === part)
    const plain = called.find(({ language }) => language === null)
    const found = own ?? (part === first || part === 'shared' || part === 'provenance' ? plain : undefined)
    if (found) return found.column
  }
  return undefined
}

/** `title` and `zh` of `title_zh`, `Title (zh-CN)`, `title.zh_CN`, `中文标题`. */
function languageOf(path: string): { name: string; language: Locale | null } {
  const plain = path.toLowerCase().replace(/[\s_\-.()（）:：/]+/g, '')
  for (const language of locales) {
    for (const mark of languageMarks[language]) {
      if (plain.length > mark.length && plain.endsWith(mark))
        return { name: plain.slice(0, -mark.length), language }
      if (/\P{ASCII}/u.test(mark) && plain.startsWith(mark) && plain !== mark)
        return { name: plain.slice(mark.length), language }
    }
  }
  return { name: plain, language: null }
}

const separators = [' | ', '|', '；', ';', '、', '，', ','] as const

function separatorOf(target: ImportTarget, column: ImportColumn | undefined): string {
  if (!column || column.isList || !takesEntries(target)) return ''
  return separators.find((separator) => column.samples.some((sample) => sample.includes(separator))) ?? ''
}

/** The most reliable key of a record: its address in the catalogue, then an address, then a name. */
function guessKey(
  targets: readonly ImportTarget[],
  sources: readonly ImportSource[],
  collection: CollectionName,
): string {
  const filled = matchTargets(targets, collection).filter(({ key }) =>
    sources.some(
      ({ target, path, text }) => target === key && (path !== '' || placeholdersOf(text).length > 0),
    ),
  )
  const best =
    filled.find(({ key }) => key === 'provenance.address') ??
    filled.find(({ field }) => field.kind !== 'link') ??
    filled[0]
  return best?.key ?? matchTargets(targets, collection)[0]?.key ?? ''
}
