import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export async function countCodesLeft(db: Db, accountId: string) {
  return db
    .selectFrom('recovery_codes')
    .select([
      sql<number>`(count(*) filter (where used_at is null))::int`.as('left'),
      sql<Date | null>`max(created_at)`.as('made_at'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export async function deleteRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
}

export async function insertRecoveryCodes(db: Db, accountId: string, hashes: Buffer[]): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null })))
    .execute()
}

/** Uses up a code in a single statement: only one of concurrent requests succeeds. */
export async function takeRecoveryCode(db: Db, accountId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}
