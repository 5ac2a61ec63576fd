import type { Db } from '../../../db/database.ts'
import type { ReviewRow } from './reviews.queries.ts'

/**
 * The other judges' reviews of the same entry in the same round, as a sample or for the ranking. With `lock` they and the
 * review itself stay as they are until the commit.
 */
export async function listByOthers(
  db: Db,
  { id, round_number, entry_id, is_sample }: ReviewRow,
  lock: 'lock' | 'none' = 'none',
): Promise<ReviewRow[]> {
  const rows = await db
    .selectFrom('venture_reviews')
    .selectAll()
    .where('round_number', '=', round_number)
    .where('entry_id', '=', entry_id)
    .where('is_sample', '=', is_sample)
    .orderBy('id')
    .$if(lock === 'lock', (query) => query.forUpdate())
    .execute()
  return rows.filter((row) => row.id !== id)
}
