import type { Db } from '../db/database.ts'
import {
  allowTime,
  countDocuments,
  countTerms,
  countWords,
  loadStatisticsAge,
  lockStatistics,
} from './refresh-statistics.queries.ts'

/** Part of the documents that may change before terms are counted anew. */
const staleShare = 0.05

/**
 * Counts anew how rare each term is and which words exist. Ranking, correction of typing errors and "nothing
 * has this word" follow the last count; whether a record is found does not. To be called after imports and,
 * with `onlyWhenStale`, by a job every few minutes. Of more than 20,000 documents the terms of a sample are counted.
 * @returns whether it counted; false when nothing changed enough, or another node is counting
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
  await allowTime(trx)
  const documents = await countDocuments(trx)
  await countTerms(trx, documents)
  await countWords(trx)
  return true
}
