import { outboxContexts } from '../../server/adapters/outbox-message.ts'
import type { TestPortal } from './portal/portal.ts'

export type SentMessage = { channel: 'mail' | 'sms'; recipient: string; subject: string; body: string }

/** The messages sent so far, oldest first; run the jobs before. */
export async function sentMessages(portal: TestPortal): Promise<SentMessage[]> {
  const { cipher } = portal.services
  const rows = await portal.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    channel: row.channel,
    recipient: cipher.decrypt(row.recipient_encrypted, outboxContexts.recipient),
    subject: row.subject,
    body: cipher.decrypt(row.body_encrypted, outboxContexts.body),
  }))
}
