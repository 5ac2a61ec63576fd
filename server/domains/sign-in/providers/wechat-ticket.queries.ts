import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const ticketLock = 4_207

/** Only one node at a time asks WeChat; held until the transaction ends. */
export async function lockTickets(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ticketLock})`.execute(db)
}

export async function findLent(db: Db, kind: 'token' | 'ticket'): Promise<string | null> {
  const row = await db
    .selectFrom('wechat_tickets')
    .select('value_encrypted')
    .where('kind', '=', kind)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
  return row?.value_encrypted ?? null
}

export async function keepLent(
  db: Db,
  kind: 'token' | 'ticket',
  value_encrypted: string,
  lifeSeconds: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${lifeSeconds})`
  await db
    .insertInto('wechat_tickets')
    .values({ kind, value_encrypted, expires_at })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ value_encrypted, expires_at }))
    .execute()
}
