import type { Db } from '../../../db/database.ts'
import { type BrokenLink, listBroken } from './links.queries.ts'

/** Links of published records that lead nowhere, and how many there are. */
export async function brokenLinks(db: Db, limit: number): Promise<{ items: BrokenLink[]; total: number }> {
  return listBroken(db, limit)
}
