import type { Db } from '../../../db/database.ts'
import { nextPageNumber } from '../records/records.queries.ts'
import { pagesByAlias } from './package.queries.ts'
import type { PackagedRecord } from './packaged-record.ts'

/**
 * The records of a package with this portal's numbers. A fixed page is identified by its address alone; one
 * that this portal lacks gets the next number, reserved until the transaction ends.
 */
export async function numberPages(db: Db, records: readonly PackagedRecord[]): Promise<PackagedRecord[]> {
  if (!records.some(({ collection }) => collection === 'pages')) return [...records]
  let next = await nextPageNumber(db)
  const pages = await pagesByAlias(db)
  return records.map((record) => {
    if (record.collection !== 'pages') return record
    return { ...record, number: pages.get(record.alias ?? '') ?? next++ }
  })
}
