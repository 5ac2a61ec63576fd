import { type ImportTarget, importTargets, matchKey } from '../../../shared/rules/import-mapping.ts'
import type { Db } from '../../db/database.ts'
import { fieldValuesOf, recordsByNumber } from '../content/imported-records.ts'
import { type Decision, type DecisionScope, decideRow, keyOf, type SeenRow } from './decide-row.ts'
import type { ImportOfCatalogue } from './imports.queries.ts'
import { mapRow } from './map/map-row.ts'
import { mappedTargets } from './mapped-targets.ts'

/** What an import's rows are held against; the keys of all records are read once for a part of the work. */
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

/** What becomes of some rows as the collection stands now, in their order. */
export async function decideRows(db: Db, scope: OpenScope, rows: readonly SeenRow[]): Promise<Decision[]> {
  const mapped = rows.map((row) => mapRow(row.data, scope.targets))
  const numbers = mapped.flatMap((row) => scope.keys.get(keyOf(row, scope.matchBy)) ?? [])
  const existing = await recordsByNumber(db, scope.collection, [...new Set(numbers)])
  return rows.map((row, index) => {
    const values = mapped[index]
    if (!values) throw new Error('every row is mapped')
    return decideRow(row, values, { ...scope, existing })
  })
}
