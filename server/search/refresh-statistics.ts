import type { Db } from '../db/database.ts'
import { allowLongStatements } from '../db/long-statements.queries.ts'
import {
  countDocuments,
  countTerms,
  countWords,
  loadStatisticsAge,
  lockStatistics,
} from './refresh-statistics.queries.ts'

/** The share of documents that may change before terms are counted again. */
const staleShare = 0.05

/**
 * Counts how rare each term is and which words exist. Ranking, spelling correction and "no record has this
 * word" depend on the last count; whether a record is found does not. Must be called after imports and, with
 * `onlyWhenStale`, by a job every few minutes. Above 20,000 documents, terms are counted in a sample.
 * @returns whether it counted; false if too little has changed, or another node is counting
 */
export async function refreshSearchStatistics(
  db: Db,
  options: { onlyWhenStale?: boolean } = {},
): Promise<boolean> {
  const age = await loadStatisticsAge(db)
  if (options.onlyWhenStale && age.changes <= age.documents * staleShare) return false
  if (db.isTransaction) return count(db)
  return db.transaction().execute(count)
}

async function count(trx: Db): Promise<boolean> {
  if (!(await lockStatistics(trx))) return false
  await allowLongStatements(trx)
  const documents = await countDocuments(trx)
  await countTerms(trx, documents)
  await countWords(trx)
  return true
}
