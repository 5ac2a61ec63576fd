import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'

export type KeyRef = { actor: string; call: string; key: string }

/**
 * Claims a key in the call's transaction. A second request waits here until the first has committed, and then
 * finds its response; after a rollback it claims the key itself.
 */
export async function claimKey(db: Db, ref: KeyRef, requestHash: Buffer): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ ...ref, request_hash: requestHash, response: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function findAnswer(db: Db, ref: KeyRef) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('actor', '=', ref.actor)
    .where('call', '=', ref.call)
    .where('key', '=', ref.key)
    .executeTakeFirst()
}

export async function storeAnswer(db: Db, ref: KeyRef, response: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(response) })
    .where('actor', '=', ref.actor)
    .where('call', '=', ref.call)
    .where('key', '=', ref.key)
    .execute()
}

/** Keys are kept for a day: longer than any client retries. */
export async function removeOldKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', endOfTerm('requestKeys')).execute()
}
