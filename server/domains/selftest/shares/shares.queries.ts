import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { resultsWithVersion } from '../results.queries.ts'

/** Takes a result for as long as a link to it is added, so that its links are counted. */
export async function lockResult(db: Db, id: string): Promise<void> {
  await db.selectFrom('selftest_results').select('id').where('id', '=', id).forUpdate().execute()
}

/** The ends of the links to a result that still last, the first to end first. */
export async function listShares(db: Db, resultId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('selftest_shares')
    .select('expires_at')
    .where('result_id', '=', resultId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('expires_at')
    .execute()
  return rows.map(({ expires_at }) => expires_at)
}

/** Adds a link. @returns its end */
export async function addShare(
  db: Db,
  share: { result_id: string; token_hash: Buffer },
  days: number,
): Promise<Date> {
  const { expires_at } = await db
    .insertInto('selftest_shares')
    .values({ ...share, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

export async function removeShares(db: Db, resultId: string): Promise<void> {
  await db.deleteFrom('selftest_shares').where('result_id', '=', resultId).execute()
}

/** The result to which a link leads, with its end. */
export async function findShared(db: Db, tokenHash: Buffer) {
  return resultsWithVersion(db)
    .innerJoin('selftest_shares as s', 's.result_id', 'r.id')
    .select('s.expires_at')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
