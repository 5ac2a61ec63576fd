import type { Db } from '../../db/database.ts'
import { hasAlias, nextPageNumber } from './records.queries.ts'
import { type Seed, seedRecord } from './seed-record.ts'

export type PageSeed = Omit<Seed, 'collection' | 'number' | 'alias'> & { alias: string }

/** Writes a fixed page at its address, unless the portal has one there; two nodes may do so at once. */
export async function seedPage(db: Db, page: PageSeed): Promise<void> {
  if (await hasAlias(db, page.alias)) return
  if (!db.isTransaction) return db.transaction().execute((trx) => seedPage(trx, page))
  const number = await nextPageNumber(db)
  if (!(await hasAlias(db, page.alias))) await seedRecord(db, { ...page, collection: 'pages', number })
}
