import type { FieldValue, FieldValues } from '../../../../shared/rules/content/collections.ts'
import { isList } from '../../../../shared/rules/content/collections.ts'
import {
  fillText,
  type ImportPart,
  type ImportSource,
  type ImportTarget,
  isTranslated,
  takesEntries,
} from '../../../../shared/rules/imports/import-mapping.ts'
import {
  distinctNotes,
  type RowNote,
  type RowProblem,
} from '../../../../shared/rules/imports/import-reasons.ts'
import type { RowData } from '../read/read-row.ts'
import { markdownToHtml, markdownToText } from './markdown.ts'
import { readDay } from './read-day.ts'
import { shorten } from './shorten.ts'

/** A target with where its values come from. */
export type MappedTarget = ImportTarget & {
  source: ImportSource
  /** What can be chosen for it, by its name in either language. */
  choices: ReadonlyMap<string, string>
  /** All that can be chosen for it. */
  known: ReadonlySet<string>
}

/** What a row says, by part of a record; a target for which it says nothing is left out. */
export type MappedRow = { values: Record<ImportPart, FieldValues>; notes: RowNote[]; problems: RowProblem[] }

/** Puts the values of a row where the mapping says. Whether what is typed is possible is for the collection to say. */
export function mapRow(data: RowData, targets: readonly MappedTarget[]): MappedRow {
  const mapped: MappedRow = {
    values: { zh: {}, en: {}, shared: {}, provenance: {} },
    notes: [],
    problems: [],
  }
  const row = new Map(Object.entries(data))
  for (const target of targets) {
    const value = readTarget(target, row, mapped)
    if (value.length > 0) mapped.values[target.part][target.field.name] = value
  }
  return {
    ...mapped,
    notes: distinctNotes(mapped.notes).slice(0, mostNotes),
    problems: mapped.problems.slice(0, mostNotes),
  }
}

/** A cell can have thousands of entries that stand for nothing; the first of them say what is wrong. */
const mostNotes = 50

function readTarget(
  target: MappedTarget,
  row: ReadonlyMap<string, string[]>,
  { notes, problems }: MappedRow,
): FieldValue {
  const entries = entriesOf(target, row)
  const { field } = target
  if (isTranslated(target)) {
    const chosen = entries.flatMap((entry) => translated(target, entry, notes))
    const value = isList(field) ? chosen : only(target, chosen, notes)
    problems.push(...problemsOf(target, [value].flat()))
    return value
  }
  if (field.kind === 'lines') return cut(target, entries.map(markdownToText).map(oneLine).join('\n'), notes)
  return cut(target, written(target, entries, notes), notes)
}

/** What the row has in the column, parted where the mapping says so, else what the mapping writes instead. */
function entriesOf({ source, ...target }: MappedTarget, row: ReadonlyMap<string, string[]>): string[] {
  const found = source.path === '' ? [] : (row.get(source.path) ?? [])
  const texts = found.length > 0 ? found : [fillText(source.text, (path) => row.get(path)?.join(', ') ?? '')]
  const { separator } = source
  const parted =
    takesEntries(target) && separator !== ''
      ? texts.flatMap((text) => text.split(separator.trim() || separator))
      : texts
  return parted.map((text) => text.trim()).filter((text) => text !== '')
}

/** A collection looks at the shape of a number or alias alone: what stands behind it has to be there. */
function problemsOf({ key, known }: MappedTarget, values: string[]): RowProblem[] {
  const unknown = new Set(values.filter((value) => value !== '' && !known.has(value)))
  return [...unknown].map((value) => ({ field: key, reason: 'notAnOption', value: value.slice(0, 80) }))
}

/** A value that stands for nothing here is left as it is, and the row is refused for it by name. */
function translated(
  { key, field, source, choices, known: possible }: MappedTarget,
  entry: string,
  notes: RowNote[],
): string[] {
  const translations = new Map(Object.entries(source.translations))
  const known = translations.get(entry)
  if (known === '') {
    notes.push({ field: key, note: 'leftOut', value: entry.slice(0, 80) })
    return []
  }
  if (known !== undefined) return [known]
  if (field.options?.includes(entry)) return [entry]
  const named = choices.get(entry.toLowerCase())
  if (named === undefined && source.skipsUnknown && !possible.has(entry)) {
    notes.push({ field: key, note: 'leftOut', value: entry.slice(0, 80) })
    return []
  }
  return [named ?? entry]
}

function written(target: MappedTarget, entries: string[], notes: RowNote[]): string {
  switch (target.field.kind) {
    case 'richText':
      return entries.map(markdownToHtml).join('')
    case 'longText':
      return entries.map(markdownToText).join('\n')
    case 'date':
      return readDay(only(target, entries, notes))
    case 'link':
    case 'time':
    case 'number':
    case 'order':
      return only(target, entries, notes)
    default:
      return entries.map((entry) => oneLine(isSentence(target) ? markdownToText(entry) : entry)).join(', ')
  }
}

/** The first of several where one fits; what others say differently is named. */
function only({ key }: MappedTarget, entries: string[], notes: RowNote[]): string {
  const [first = '', ...others] = entries
  for (const other of others) {
    if (other !== first) notes.push({ field: key, note: 'leftOut', value: other.slice(0, 80) })
  }
  return first
}

/** Names, licences and keywords stand as the catalogue writes them: their signs are their own. */
function isSentence({ field }: MappedTarget): boolean {
  return field.name === 'tagline'
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function cut({ key, field, source }: MappedTarget, text: string, notes: RowNote[]): string {
  const { most } = field
  if (!source.isShortened || most === undefined || field.kind === 'richText') return text
  const short = shorten(text, most)
  if (short !== text) notes.push({ field: key, note: 'shortened' })
  return short
}
