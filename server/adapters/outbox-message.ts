import type { PersonalCipher } from '../crypto/personal-columns.ts'

/** A row of `outbox_messages`, which keeps what would have been sent where no vendor is connected. */
export type OutboxMessage = {
  channel: 'mail' | 'sms'
  recipient_encrypted: string
  subject: string
  body_encrypted: string
  message_key: string
}

/** What an outbox needs: `insert` keeps the first row of a message key unchanged. */
export type OutboxOptions = { insert(message: OutboxMessage): Promise<void>; cipher: PersonalCipher }

/** The encryption contexts of the two columns, for their readers. */
export const outboxContexts = {
  recipient: 'outbox_messages.recipient',
  body: 'outbox_messages.body',
} as const

export async function writeToOutbox(
  { insert, cipher }: OutboxOptions,
  message: { channel: 'mail' | 'sms'; recipient: string; subject: string; body: string; messageKey: string },
): Promise<void> {
  await insert({
    channel: message.channel,
    recipient_encrypted: cipher.encrypt(message.recipient, outboxContexts.recipient),
    subject: message.subject,
    body_encrypted: cipher.encrypt(message.body, outboxContexts.body),
    message_key: message.messageKey,
  })
}
