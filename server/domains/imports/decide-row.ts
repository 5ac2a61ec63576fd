import { type Locale, locales } from '../../../shared/lib/locale.ts'
import { checkFields } from '../../../shared/rules/applications/check-fields.ts'
import { type CollectionName, collections, fieldsOf } from '../../../shared/rules/content/collections.ts'
import { type FieldValues, textOf } from '../../../shared/rules/content/field-values.ts'
import { type Provenance, provenanceFields } from '../../../shared/rules/content/provenance.ts'
import { type ImportTarget, matchKey } from '../../../shared/rules/imports/import-mapping.ts'
import type { RowNote, RowProblem } from '../../../shared/rules/imports/import-reasons.ts'
import type { ImportOutcome } from '../../../shared/rules/imports/import-states.ts'
import type { CleanedRecord, TypedRecord } from '../content/records/clean-typed.ts'
import { isBusy, isSameRecord, stateOf } from '../content/records/imported-records.ts'
import type { OpenRecord } from '../content/records/open-record.ts'
import type { MappedRow, MappedTarget } from './map/map-row.ts'
import type { RowData } from './read/read-row.ts'

/** What rows are compared with. */
export type DecisionScope = {
  collection: CollectionName
  languages: readonly Locale[]
  targets: readonly MappedTarget[]
  matchBy: ImportTarget
  /** Record numbers by key. */
  keys: ReadonlyMap<string, number[]>
  existing: ReadonlyMap<number, OpenRecord>
}

export type Decision = {
  outcome: ImportOutcome
  problems: RowProblem[]
  notes: RowNote[]
  /** Required fields that the record would lack, by target. */
  lacks: string[]
  title: string
  key: string
  existing: OpenRecord | null
  /** The content to write if the outcome is `created` or `changed`. */
  typed: TypedRecord | null
}

export type SeenRow = { data: RowData; problems: RowProblem[] }

/**
 * A row's outcome as far as it is known before its texts are cleaned, and the record to clean where the
 * outcome depends on it.
 */
export function beginDecision(
  row: SeenRow,
  mapped: MappedRow,
  scope: DecisionScope,
): { decision: Decision; record: TypedRecord | null } {
  const key = keyOf(mapped, scope.matchBy)
  const title = titleOf(mapped, scope)
  const decision = { notes: mapped.notes, lacks: [], title, key, existing: null, typed: null }
  const refused = (problems: RowProblem[]) => ({
    decision: { ...decision, outcome: 'refused' as const, problems },
    record: null,
  })
  const unreadable = [...row.problems, ...mapped.problems].filter(({ field }) => field === '')
  if (unreadable.length > 0) return refused(unreadable)
  if (key === '') return refused([{ field: scope.matchBy.key, reason: 'noKey' }])
  const numbers = scope.keys.get(key) ?? []
  if (numbers.length > 1) {
    const value = numbers.slice(0, 5).join(', ')
    return refused([{ field: scope.matchBy.key, reason: 'severalRecords', value }])
  }
  const existing = scope.existing.get(numbers[0] ?? 0) ?? null
  const record = merged(mapped, existing)
  return { decision: { ...decision, existing, outcome: 'refused', problems: [] }, record }
}

/** A new record, a change to the record with its key, no change, or a refusal with every reason. */
export function decideRecord(
  mapped: MappedRow,
  {
    existing,
    record,
    clean,
  }: { existing: OpenRecord | null; record: TypedRecord; clean: CleanedRecord | null },
  scope: Pick<DecisionScope, 'collection' | 'languages' | 'targets'>,
): Pick<Decision, 'outcome' | 'problems' | 'lacks' | 'typed'> {
  const { typed, problems: refused } = cleaned(record, clean, scope)
  const isNamed = ({ field, reason }: RowProblem) =>
    mapped.problems.some((one) => one.field === field && one.reason === reason)
  const problems = [...mapped.problems, ...refused.filter((problem) => !isNamed(problem))]
  if (titleOf(mapped, scope) === '' && !existing) problems.push({ field: titleKey(scope), reason: 'noName' })
  if (existing && isBusy(existing)) problems.push({ field: '', reason: 'busy' })
  if (!typed || problems.length > 0) return { outcome: 'refused', problems, lacks: [], typed: null }
  const lacks = lacksOf(typed, scope)
  if (!existing) return { outcome: 'created', problems, lacks, typed }
  const isSame = isSameRecord(existing, typed)
  return { outcome: isSame ? 'same' : 'changed', problems, lacks, typed }
}

/** The row's values over the existing ones; fields without a value in the row stay. */
function merged({ values }: MappedRow, existing: OpenRecord | null): TypedRecord {
  const before = existing && stateOf(existing)
  return {
    shared: { ...before?.shared, ...values.shared },
    texts: { zh: { ...before?.texts.zh, ...values.zh }, en: { ...before?.texts.en, ...values.en } },
    provenance: { ...emptyProvenance, ...before?.provenance, ...(values.provenance as Partial<Provenance>) },
  }
}

const emptyProvenance: Provenance = {
  catalogue: '',
  address: '',
  licence: '',
  attribution: '',
  retrievedOn: '',
}

/** The record as it would be stored, or its problems. */
function cleaned(
  record: TypedRecord,
  clean: CleanedRecord | null,
  { targets }: Pick<DecisionScope, 'targets'>,
): { typed: TypedRecord | null; problems: RowProblem[] } {
  if (!clean) return { typed: null, problems: [{ field: '', reason: 'unreadable' }] }
  const { typed, wrong } = clean
  if (typed) {
    const inOrigin = checkFields(provenanceFields, { ...typed.provenance }, { isComplete: true })
    const problems = Object.entries(inOrigin).map(
      ([name, error]): RowProblem => ({ field: `provenance.${name}`, ...error }),
    )
    return { typed, problems }
  }
  const problems = Object.entries(wrong).map(([path, error]): RowProblem => {
    const field = path.replace(/^texts\./, '')
    const isMapped = targets.some(({ key }) => key === field)
    return { field, ...error, ...(isMapped && { value: valueAt(record, field) }) }
  })
  return { typed: null, problems }
}

function valueAt({ shared, texts }: TypedRecord, key: string): string {
  const [part = '', name = ''] = key.split('.')
  const values: FieldValues = part === 'zh' || part === 'en' ? texts[part] : shared
  const value = values[name] ?? ''
  return (Array.isArray(value) ? value.join(', ') : value).slice(0, 80)
}

/** Checks only imported languages: the others may never be written. */
function lacksOf(
  { shared, texts }: TypedRecord,
  { collection, languages }: Pick<DecisionScope, 'collection' | 'languages'>,
): string[] {
  const schema = collections[collection]
  const missing = (part: string, fields: ReturnType<typeof fieldsOf>, values: FieldValues) =>
    Object.entries(checkFields(fields, values, { isComplete: true }))
      .filter(([, { reason }]) => reason === 'required')
      .map(([name]) => `${part}.${name}`)
  return [
    ...languages.flatMap((language) => missing(language, fieldsOf(schema, 'own'), texts[language])),
    ...missing('shared', fieldsOf(schema, 'shared'), shared),
  ]
}

/** The key that identifies a row; empty where the row has no value for it. */
export function keyOf({ values }: MappedRow, matchBy: ImportTarget): string {
  return matchKey(matchBy, textOf(values[matchBy.part], matchBy.field.name))
}

function titleOf({ values }: MappedRow, { collection }: Pick<DecisionScope, 'collection'>): string {
  const { titleField } = collections[collection]
  const named = locales.find((language) => textOf(values[language], titleField) !== '')
  return named ? textOf(values[named], titleField).slice(0, 200) : ''
}

function titleKey({
  collection,
  languages: [first = 'zh'],
}: Pick<DecisionScope, 'collection' | 'languages'>): string {
  return `${first}.${collections[collection].titleField}`
}
