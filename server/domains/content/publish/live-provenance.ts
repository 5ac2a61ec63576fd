import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { Db } from '../../../db/database.ts'
import { listLiveNames } from '../live.queries.ts'

/** The origin of a collection's published records by number; the portal's own records are absent. */
export async function liveProvenance(
  db: Db,
  collection: CollectionName,
  numbers: number[],
): Promise<Map<number, Provenance>> {
  const rows = await listLiveNames(db, collection, numbers)
  return new Map(rows.flatMap(({ number, provenance }) => (provenance ? [[number, provenance]] : [])))
}
