import { isList } from '../../../../shared/rules/content/collections.ts'
import type { FieldValue, FieldValues } from '../../../../shared/rules/content/field-values.ts'
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

/** A target with the source of its values. */
export type MappedTarget = ImportTarget & {
  source: ImportSource
  /** The possible choices, by name in either language. */
  choices: ReadonlyMap<string, string>
  /** All values that can be chosen. */
  known: ReadonlySet<string>
}

/** A row's values by part of a record; targets without a value are left out. */
export type MappedRow = { values: Record<ImportPart, FieldValues>; notes: RowNote[]; problems: RowProblem[] }

/** Maps a row's values to their targets. Whether the values are valid is decided by the collection. */
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

/** A cell can have thousands of unusable entries; the first few show what is wrong. */
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

/** The column's values in the row, split where the mapping says so, else the mapping's fallback text. */
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

/** A collection validates only the form of a number or alias, so this checks that the target exists. */
function problemsOf({ key, known }: MappedTarget, values: string[]): RowProblem[] {
  const unknown = new Set(values.filter((value) => value !== '' && !known.has(value)))
  return [...unknown].map((value) => ({ field: key, reason: 'notAnOption', value: value.slice(0, 80) }))
}

/** A value without a translation stays as it is, and the row is refused, naming it. */
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

/** The first of several values where only one fits; differing ones are noted. */
function only({ key }: MappedTarget, entries: string[], notes: RowNote[]): string {
  const [first = '', ...others] = entries
  for (const other of others) {
    if (other !== first) notes.push({ field: key, note: 'leftOut', value: other.slice(0, 80) })
  }
  return first
}

/** Names, licences and keywords keep the catalogue's punctuation. */
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
