import { outboxContexts } from '../../../adapters/outbox-message.ts'
import type { Services } from '../../../services.ts'
import { listNewestOutboxMessages } from './outbox.queries.ts'

export { insertOutboxMessage } from './outbox.queries.ts'

/** A demo message as its recipient would have received it. */
export type KeptMessage = {
  channel: 'mail' | 'sms'
  recipient: string
  /** Mail only; null for text messages. */
  subject: string | null
  body: string
  /** The one-time code where the message carries one. */
  code: string | null
  at: Date
}

const mostShown = 50

/** Messages that the demo stored instead of sending, newest first. */
export async function keptMessages({ pool, cipher }: Pick<Services, 'pool' | 'cipher'>) {
  const rows = await listNewestOutboxMessages(pool, mostShown)
  return rows.map((row): KeptMessage => {
    const body = cipher.decrypt(row.body_encrypted, outboxContexts.body)
    const isCode = row.channel === 'sms' && row.subject.startsWith('code.')
    return {
      channel: row.channel,
      recipient: cipher.decrypt(row.recipient_encrypted, outboxContexts.recipient),
      subject: row.channel === 'mail' ? row.subject : null,
      body,
      code: isCode ? (/\d{6}/.exec(body)?.[0] ?? null) : null,
      at: row.created_at,
    }
  })
}
