import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import {
  type CollectionName,
  collections,
  fieldsOf,
  isList,
} from '../../../../shared/rules/content/collections.ts'
import { listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import { listTakenAliases } from '../package/package.queries.ts'
import { nameOf, type PackagedRecord } from '../package/packaged-record.ts'
import { listUnknownRecords } from '../records/record-names.queries.ts'

/**
 * Removes references to fields and records that neither the portal nor the package has.
 * @returns the records, and how many references were removed
 */
export async function withoutUnknown(
  db: Db,
  records: readonly PackagedRecord[],
): Promise<{ records: PackagedRecord[]; unknown: number }> {
  const aliases = new Set((await listTakenAliases(db)).keys())
  for (const { collection, alias } of records) aliases.add(`${collection}:${alias}`)
  const unknownNumbers = await listUnknown(db, records)
  let unknown = 0
  const kept = records.map((record) => {
    const shared = { ...record.shared }
    for (const field of fieldsOf(collections[record.collection], 'shared')) {
      const isKnown = knownIn(field, { aliases, unknownNumbers })
      if (!isKnown || !(field.name in shared)) continue
      const chosen = valuesOf(field, record)
      const left = chosen.filter(isKnown)
      if (left.length === chosen.length) continue
      unknown += chosen.length - left.length
      shared[field.name] = isList(field) ? left : ''
    }
    return { ...record, shared }
  })
  return { records: kept, unknown }
}

type Known = { aliases: Set<string>; unknownNumbers: Set<string> }

/** Whether a value of the field is known; undefined for a field that refers to nothing. */
function knownIn({ relatesTo, optionsFrom }: CollectionField, { aliases, unknownNumbers }: Known) {
  if (relatesTo) return (value: string) => !unknownNumbers.has(`${relatesTo}/${value}`)
  return optionsFrom === 'fields' ? (value: string) => aliases.has(`fieldPages:${value}`) : undefined
}

function valuesOf(field: CollectionField, { shared }: PackagedRecord): string[] {
  if (isList(field)) return listOf(shared, field.name)
  const text = textOf(shared, field.name)
  return text === '' ? [] : [text]
}

/** The names of referenced records that are nowhere. */
async function listUnknown(db: Db, records: readonly PackagedRecord[]): Promise<Set<string>> {
  const wanted = new Map<CollectionName, Set<number>>()
  for (const record of records)
    for (const field of fieldsOf(collections[record.collection], 'shared')) {
      if (!field.relatesTo) continue
      const numbers = wanted.get(field.relatesTo) ?? new Set<number>()
      for (const value of valuesOf(field, record)) numbers.add(Number(value))
      wanted.set(field.relatesTo, numbers)
    }
  const own = new Set(records.map(nameOf))
  const unknown = new Set<string>()
  for (const [collection, numbers] of wanted)
    for (const number of await listUnknownRecords(db, collection, [...numbers]))
      if (!own.has(nameOf({ collection, number }))) unknown.add(nameOf({ collection, number }))
  return unknown
}
