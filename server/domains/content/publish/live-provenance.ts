import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { Db } from '../../../db/database.ts'
import { listLiveNames } from '../live.queries.ts'

/** Where published records of a collection come from, by number; those of the portal's own editors are not in it. */
export async function liveProvenance(
  db: Db,
  collection: CollectionName,
  numbers: number[],
): Promise<Map<number, Provenance>> {
  const rows = await listLiveNames(db, collection, numbers)
  return new Map(rows.flatMap(({ number, provenance }) => (provenance ? [[number, provenance]] : [])))
}
