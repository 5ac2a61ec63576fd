import type { OutboxMessage } from '../../../adapters/outbox-message.ts'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'

/** Stores a message; an existing row with the message key stays unchanged. */
export async function insertOutboxMessage(db: Db, message: OutboxMessage): Promise<void> {
  await db
    .insertInto('outbox_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .execute()
}

/** Codes and messages of the demo are useless after a day. */
export async function removeOldOutboxMessages(db: Db): Promise<void> {
  await db.deleteFrom('outbox_messages').where('created_at', '<', endOfTerm('outbox')).execute()
}

export async function listNewestOutboxMessages(db: Db, limit: number) {
  return db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient_encrypted', 'subject', 'body_encrypted', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
