import type { Db } from '../../server/db/database.ts'
import { indexDocument, type SearchDocument } from '../../server/search/index-document.ts'
import { refreshSearchStatistics } from '../../server/search/refresh-statistics.ts'
import { search } from '../../server/search/search.ts'
import type { KnownItem } from './data-sets.ts'

/** Shares of the queries whose answer came first and among the first ten; and the mean reciprocal rank. */
export type Quality = { queries: number; first: number; firstTen: number; reciprocalRank: number }

/** Replaces all documents by these. */
export async function replaceDocuments(db: Db, documents: SearchDocument[]): Promise<void> {
  await db.deleteFrom('search_documents').execute()
  await db.transaction().execute(async (trx) => {
    for (const document of documents) await indexDocument(trx, document)
  })
  await refreshSearchStatistics(db)
}

/** Runs every query through the product's own search. */
export async function measureQuality(db: Db, queries: KnownItem[], language: 'zh' | 'en'): Promise<Quality> {
  let first = 0
  let firstTen = 0
  let reciprocal = 0
  for (const query of queries) {
    const { hits } = await search(db, { text: query.text, language, limit: 10, offset: 0 })
    const place = hits.findIndex((hit) => hit.recordId === query.recordId) + 1
    if (place === 0) continue
    if (place === 1) first += 1
    firstTen += 1
    reciprocal += 1 / place
  }
  const count = queries.length
  return {
    queries: count,
    first: first / count,
    firstTen: firstTen / count,
    reciprocalRank: reciprocal / count,
  }
}
