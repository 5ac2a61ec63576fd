import { type OutboxOptions, writeToOutbox } from '../outbox-message.ts'
import { parseAddress } from './parse-address.ts'
import type { MailPort } from './port.ts'

/** Keeps mails in the database, encrypted, instead of sending them: for the demo. */
export function createOutboxMail(options: OutboxOptions): MailPort {
  return {
    async send({ to, subject, text, messageKey }) {
      const recipient = parseAddress(to)
      await writeToOutbox(options, { channel: 'mail', recipient, subject, body: text, messageKey })
    },
  }
}
