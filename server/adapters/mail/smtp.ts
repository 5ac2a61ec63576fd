import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { DeliveryError, vendorTimeoutMs } from '../delivery-error.ts'
import { parseAddress } from './parse-address.ts'
import type { MailMessage, MailPort } from './port.ts'

/**
 * Sends through an SMTP server, one connection per mail. Beyond this machine, an unencrypted connection is
 * refused.
 * @param options.url `smtps://user:password@host:465` or `smtp://…`, which requires STARTTLS
 * @param options.from the sender, such as `Yisun <portal@example.org>`; its domain is used in message ids
 */
export function createSmtpMail(options: { url: string; from: string; timeoutMs?: number }): MailPort {
  const timeoutMs = options.timeoutMs ?? vendorTimeoutMs
  const transport = createTransport({ ...parseSmtpUrl(options.url), ...timeouts(timeoutMs) })
  const domain = /@([\w.-]+)>?\s*$/.exec(options.from)?.[1] ?? 'localhost'
  return {
    async send(message) {
      const mail = { ...compose(message, domain), from: options.from, signal: AbortSignal.timeout(timeoutMs) }
      try {
        await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
      } catch (error) {
        throw toDeliveryError(error)
      }
    },
  }
}

function parseSmtpUrl(text: string) {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  if (!secure && url.protocol !== 'smtp:') throw new Error('The mail server is smtp://… or smtps://…')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  const user = decodeURIComponent(url.username)
  return {
    host,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isHere,
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
  }
}

function timeouts(ms: number) {
  return { connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms, dnsTimeout: ms }
}

/** The message id is derived from the key alone, so that a repetition has the same id. */
function compose({ to, subject, text, html, messageKey }: MailMessage, domain: string) {
  const id = createHash('sha256').update(messageKey).digest('hex').slice(0, 40)
  return {
    to: { name: '', address: parseAddress(to) },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    // Tells mail programs and auto-responders not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The server's message may repeat the address, so only its code is kept. 5xx is final, except at sign-in. */
function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ')
  return new DeliveryError(`The mail server did not take the mail (${reason || 'no code'})`, {
    isRetryable: !isFinal,
  })
}
