import { type OutboxOptions, writeToOutbox } from '../outbox-message.ts'
import { parsePhone } from './parse-phone.ts'
import type { SmsPort } from './port.ts'

/** Keeps text messages in the database, encrypted, instead of sending them: for the demo. */
export function createOutboxSms(options: OutboxOptions): SmsPort {
  return {
    async send({ to, text, template, messageKey }) {
      const recipient = parsePhone(to)
      await writeToOutbox(options, { channel: 'sms', recipient, subject: template, body: text, messageKey })
      return undefined
    },
  }
}
