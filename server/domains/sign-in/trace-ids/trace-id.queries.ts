import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const lifeMinutes = 5

export async function findCurrentServerKey(db: Db) {
  return db
    .selectFrom('server_keys')
    .selectAll()
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertServerKey(
  db: Db,
  key: { kid: string; private_key_encrypted: string; public_jwk: string },
): Promise<void> {
  await db.insertInto('server_keys').values(key).execute()
}

export async function insertTraceId(
  db: Db,
  row: { id: string; bound_to: string; call: string; browser_jwk: string; kid: string },
): Promise<Date> {
  const inserted = await db
    .insertInto('trace_ids')
    .values({
      ...row,
      expires_at: sql<Date>`now() + make_interval(mins => ${lifeMinutes})`,
      consumed_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return inserted.expires_at
}

/** Uses up a trace id in a single statement, so that only one of concurrent requests succeeds. */
export async function consumeTraceId(db: Db, ref: { id: string; boundTo: string; call: string }) {
  return db
    .updateTable('trace_ids')
    .from('server_keys')
    .set({ consumed_at: sql<Date>`now()` })
    .whereRef('server_keys.kid', '=', 'trace_ids.kid')
    .where('trace_ids.id', '=', ref.id)
    .where('trace_ids.bound_to', '=', ref.boundTo)
    .where('trace_ids.call', '=', ref.call)
    .where('trace_ids.consumed_at', 'is', null)
    .where(sql<boolean>`trace_ids.expires_at > now()`)
    .returning(['trace_ids.browser_jwk', 'server_keys.kid', 'server_keys.private_key_encrypted'])
    .executeTakeFirst()
}

export async function removeExpiredTraceIds(db: Db): Promise<void> {
  await db.deleteFrom('trace_ids').where('expires_at', '<', sql<Date>`now()`).execute()
}
