import * as m from '#messages'
import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ImportTarget } from '../../../shared/rules/imports/import-mapping.ts'
import { type ImportReason, importReasons } from '../../../shared/rules/imports/import-reasons.ts'
import type { ImportOutcome, ImportState } from '../../../shared/rules/imports/import-states.ts'
import { fieldText } from '../../api/forms/form-errors.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export { words as stateWords } from '#words/imports_state'

/** What collections and their fields are called; the route brings it from where they are edited. */
export type CollectionWords = {
  collection: (name: CollectionName) => string
  field: (name: string) => string
  option: (field: string, value: string) => string
}

const tones: Partial<Record<ImportState, Tone>> = {
  unreadable: 'red',
  ready: 'amber',
  checked: 'amber',
  done: 'green',
}

export function toneOf(state: ImportState): Tone {
  return tones[state] ?? (state === 'undone' || state === 'discarded' ? 'plain' : 'azure')
}

export const outcomeWords: Record<ImportOutcome, () => string> = {
  created: m.imports_outcome_created,
  changed: m.imports_outcome_changed,
  same: m.imports_outcome_same,
  refused: m.imports_outcome_refused,
}

export const outcomeTones: Record<ImportOutcome, Tone> = {
  created: 'green',
  changed: 'azure',
  same: 'plain',
  refused: 'red',
}

const reasonWords: Record<(typeof importReasons)[number], () => string> = {
  unreadable: m.imports_reason_unreadable,
  noRecords: m.imports_reason_noRecords,
  tooLargeToRead: m.imports_reason_tooLargeToRead,
  tooManyCells: m.imports_reason_tooManyCells,
  rowTooLong: m.imports_reason_rowTooLong,
  noName: m.imports_reason_noName,
  noKey: m.imports_reason_noKey,
  duplicateInFile: m.imports_reason_duplicateInFile,
  severalRecords: m.imports_reason_severalRecords,
  busy: m.imports_reason_busy,
  changedSince: m.imports_reason_changedSince,
  publishedSince: m.imports_reason_publishedSince,
  inUse: m.imports_reason_inUse,
  gone: m.imports_reason_gone,
}

/** Why a row is refused or a record stays: with the field's own message if a field is wrong. */
export function reasonText(reason: ImportReason, limit?: number): string {
  const own = importReasons.find((one) => one === reason)
  if (own) return reasonWords[own]()
  return fieldText({
    reason: reason as Exclude<ImportReason, typeof own>,
    ...(limit !== undefined && { limit }),
  } as Parameters<typeof fieldText>[0])
}

const sourceWords: Record<string, () => string> = {
  catalogue: m.imports_source_catalogue,
  address: m.imports_source_address,
  licence: m.imports_source_licence,
  attribution: m.imports_source_attribution,
  retrievedOn: m.imports_source_retrievedOn,
}

export function languageWord(language: Locale): string {
  return language === 'zh' ? m.imports_languages_zh() : m.imports_languages_en()
}

/** The name of a target beside others of its part. */
export function targetWord(
  { part, field }: Pick<ImportTarget, 'part' | 'field'>,
  words: CollectionWords,
): string {
  return part === 'provenance' ? (sourceWords[field.name]?.() ?? field.name) : words.field(field.name)
}

/** The meaning of a key such as `zh.title` where all parts are listed; any other key is a column name. */
export function keyWord(key: string, words: CollectionWords): string {
  const [part = '', name = ''] = key.split('.')
  if (key === '') return m.imports_row()
  if (part === 'provenance') return sourceWords[name]?.() ?? key
  if (part === 'shared') return words.field(name)
  if (part === 'zh' || part === 'en') return `${words.field(name)} · ${languageWord(part)}`
  return key
}

/** The possible values of a choice or a relation, by name. */
export function choicesOf(
  { field }: Pick<ImportTarget, 'field'>,
  { options }: Pick<ImportDetail, 'options'>,
  words: CollectionWords,
): { value: string; label: string }[] {
  const known = options[field.name]
  if (known) return known
  return (field.options ?? []).map((value) => ({ value, label: words.option(field.name, value) }))
}
