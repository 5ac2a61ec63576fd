import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { listLiveRecords } from '../live.queries.ts'
import { recordsByNumber } from '../records/imported-records.ts'
import type { PackageProblem } from './check-packaged.ts'
import { numberPages } from './number-pages.ts'
import { listOwn, listTakenAliases } from './package.queries.ts'
import { type ContentPackage, nameOf, type PackagedRecord, type RecordKey } from './packaged-record.ts'
import { isOfTheSameTime, type KnownRecord, saysTheSame } from './replace-record.ts'

/** What happens to the records of a package; each is in exactly one list. */
export type ImportPlan = {
  added: PackagedRecord[]
  changed: PackagedRecord[]
  /** Initial records of this portal that are to be unpublished. */
  hidden: RecordKey[]
  same: RecordKey[]
  /** Edited by people here, and left unchanged. */
  kept: RecordKey[]
  problems: PackageProblem[]
  /** Existing records of this portal that the package names. */
  known: Map<string, KnownRecord>
}

/** Numbers from here on are for records that a portal's own people write; they differ between portals. */
const firstOwnNumber = 5001

/**
 * Compares a package with a portal. Records from the portal's release or an earlier package are replaced;
 * records that people here have written are not.
 */
export async function planImport(
  db: Db,
  { records, withdrawn }: Pick<ContentPackage, 'records' | 'withdrawn'>,
  keepsOwn: boolean,
): Promise<ImportPlan> {
  const numbered = await numberPages(db, records)
  const known = await knownRecords(db, [...numbered, ...withdrawn])
  const own = await listOwn(db)
  const plan: ImportPlan = { added: [], changed: [], hidden: [], same: [], kept: [], problems: [], known }
  const refuse = (key: RecordKey) => {
    const isAnother = key.number >= firstOwnNumber
    if (keepsOwn && !isAnother) plan.kept.push(key)
    else plan.problems.push({ at: nameOf(key), field: '', reason: isAnother ? 'numberTaken' : 'writtenHere' })
  }
  for (const record of numbered) {
    const here = known.get(nameOf(record))
    if (!here) plan.added.push(record)
    else if (saysTheSame(here, record) && (own.has(nameOf(record)) || isOfTheSameTime(here, record)))
      plan.same.push(record)
    else if (own.has(nameOf(record))) refuse(record)
    else plan.changed.push(record)
  }
  for (const key of withdrawn) {
    if ((known.get(nameOf(key))?.live.length ?? 0) === 0) continue
    if (own.has(nameOf(key))) refuse(key)
    else plan.hidden.push(key)
  }
  plan.problems.push(...(await takenAliases(db, [...plan.added, ...plan.changed])))
  return plan
}

async function knownRecords(db: Db, keys: readonly RecordKey[]): Promise<Map<string, KnownRecord>> {
  const known = new Map<string, KnownRecord>()
  const byCollection: Map<CollectionName, RecordKey[]> = Map.groupBy(keys, ({ collection }) => collection)
  for (const [collection, wanted] of byCollection) {
    const numbers = wanted.map(({ number }) => number)
    const live = Map.groupBy(await listLiveRecords(db, collection), ({ number }) => number)
    for (const [number, open] of await recordsByNumber(db, collection, numbers))
      known.set(nameOf({ collection, number }), { ...open, live: live.get(number) ?? [] })
  }
  return known
}

async function takenAliases(db: Db, records: readonly PackagedRecord[]): Promise<PackageProblem[]> {
  const taken = await listTakenAliases(db)
  return records.flatMap((record): PackageProblem[] => {
    const number = taken.get(`${record.collection}:${record.alias}`)
    if (record.alias === null || number === undefined || number === record.number) return []
    return [{ at: nameOf(record), field: 'alias', reason: 'notAnOption' }]
  })
}
