import type { Db } from '../../../db/database.ts'
import { type BrokenLink, listBroken } from './links.queries.ts'

/** Links in published records that lead nowhere, and their total. */
export async function brokenLinks(db: Db, limit: number): Promise<{ items: BrokenLink[]; total: number }> {
  return listBroken(db, limit)
}
