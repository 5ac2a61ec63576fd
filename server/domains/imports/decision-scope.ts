import { type ImportTarget, importTargets, matchKey } from '../../../shared/rules/imports/import-mapping.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { oneByOne } from '../../threads/one-by-one.ts'
import type { CleanedRecord } from '../content/records/clean-typed.ts'
import { fieldValuesOf, recordsByNumber } from '../content/records/imported-records.ts'
import {
  beginDecision,
  type Decision,
  type DecisionScope,
  decideRecord,
  keyOf,
  type SeenRow,
} from './decide-row.ts'
import type { ImportOfCatalogue } from './imports.queries.ts'
import type { MappedRow } from './map/map-row.ts'
import { mappedTargets } from './mapped-targets.ts'

/** What an import's rows are compared with; the keys of all records are read once per turn. */
export type OpenScope = Omit<DecisionScope, 'existing' | 'keys'> & { keys: Map<string, number[]> }

export async function openScope(db: Db, found: ImportOfCatalogue): Promise<OpenScope> {
  const { collection, languages, mapping } = found
  const matchBy = importTargets(collection, languages).find(({ key }) => key === mapping.matchBy)
  if (!matchBy) throw new Error(`no target ${mapping.matchBy}`)
  const targets = await mappedTargets(db, found)
  return { collection, languages, targets, matchBy, keys: await keysOf(db, found, matchBy) }
}

async function keysOf(db: Db, { collection }: ImportOfCatalogue, target: ImportTarget) {
  const { part, field } = target
  const keys = new Map<string, number[]>()
  for (const { number, value } of await fieldValuesOf(db, collection, { part, name: field.name })) {
    const key = matchKey(target, value)
    const numbers = keys.get(key)
    if (numbers) numbers.push(number)
    else keys.set(key, [number])
  }
  return keys
}

/** Decides rows against the collection's present state, in order. Their texts are read in a worker thread. */
export async function decideRows(
  { db, services: { threads } }: { db: Db; services: Pick<Services, 'threads'> },
  scope: OpenScope,
  rows: readonly SeenRow[],
): Promise<Decision[]> {
  const { collection, targets } = scope
  const mapped = await oneByOne(
    rows.map(({ data }) => data),
    (items) => threads.stream('mapRows', { items, targets }),
    endless,
  )
  const numbers = mapped.flatMap((row) => scope.keys.get(keyOf(row, scope.matchBy)) ?? [])
  const existing = await recordsByNumber(db, collection, [...new Set(numbers)])
  const begun = rows.map((row, index) => beginDecision(row, mapped[index] ?? endless, { ...scope, existing }))
  const records = begun.flatMap(({ record }) => (record ? [record] : []))
  const cleaned = await oneByOne(
    records,
    (items): AsyncGenerator<CleanedRecord | null> => threads.stream('cleanRecords', { items, collection }),
    null,
  )
  let next = 0
  return begun.map(({ decision, record }, index) => {
    if (!record) return decision
    const clean = cleaned[next] ?? null
    next += 1
    return { ...decision, ...decideRecord(mapped[index] ?? endless, { ...decision, record, clean }, scope) }
  })
}

/** A row whose texts take too long to read. */
const endless: MappedRow = {
  values: { zh: {}, en: {}, shared: {}, provenance: {} },
  notes: [],
  problems: [{ field: '', reason: 'unreadable' }],
}
