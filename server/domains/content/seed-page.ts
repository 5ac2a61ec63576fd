import type { Db } from '../../db/database.ts'
import { hasAlias, nextPageNumber } from './records.queries.ts'
import { type Seed, seedDraft, seedRecord } from './seed-record.ts'

/** Without a day of publishing it is a draft for the portal's staff. */
export type PageSeed = Omit<Seed, 'collection' | 'number' | 'alias' | 'publishedAt'> & {
  alias: string
  publishedAt: Date | null
}

/** Writes a fixed page at its address, unless the portal has one there; two nodes may do so at once. */
export async function seedPage(db: Db, page: PageSeed): Promise<void> {
  if (await hasAlias(db, page.alias)) return
  if (!db.isTransaction) return db.transaction().execute((trx) => seedPage(trx, page))
  const number = await nextPageNumber(db)
  if (await hasAlias(db, page.alias)) return
  const { publishedAt, ...seed } = { ...page, collection: 'pages' as const, number }
  if (publishedAt) await seedRecord(db, { ...seed, publishedAt })
  else await seedDraft(db, seed)
}
