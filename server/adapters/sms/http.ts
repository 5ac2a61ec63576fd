import { DeliveryError, vendorTimeoutMs } from '../delivery-error.ts'
import { isUnreached } from './answer-in-time.ts'
import { parsePhone } from './parse-phone.ts'
import type { SmsPort } from './port.ts'

/**
 * Sends through any gateway that takes `POST { to, text, template, parameters }` with a bearer key and an
 * Idempotency-Key. Only the configured address is ever requested: redirects are not followed.
 * @param options.url https; http only on this machine
 */
export function createHttpSms(options: { url: string; key: string; timeoutMs?: number }): SmsPort {
  const url = parseGatewayUrl(options.url)
  return {
    async send({ messageKey, to, text, template, parameters }) {
      const body = JSON.stringify({ to: parsePhone(to), text, template, parameters })
      const headers = {
        authorization: `Bearer ${options.key}`,
        'content-type': 'application/json',
        'idempotency-key': messageKey,
      }
      const signal = AbortSignal.timeout(options.timeoutMs ?? vendorTimeoutMs)
      const status = await post(url, { method: 'POST', redirect: 'manual', headers, body, signal })
      if (!isTaken(status)) throw refused(status)
      return undefined
    },
  }
}

function parseGatewayUrl(text: string): URL {
  const url = new URL(text)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) return url
  throw new Error('The address of the SMS gateway is https://…')
}

async function post(url: URL, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, request)
    // The response's text is of no use, and may repeat the phone number.
    await response.body?.cancel()
    return response.status
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    const fault = isUnreached(code ?? '') ? 'vendor' : 'doubt'
    throw new DeliveryError('The SMS gateway did not answer', { isRetryable: true, fault })
  }
}

/** 409 means that the gateway accepted this key before. */
function isTaken(status: number): boolean {
  return (status >= 200 && status < 300) || status === 409
}

/** An operator corrects a wrong key or address (401, 403, 404, 3xx), so the message is retried until then. */
function refused(status: number): DeliveryError {
  const isFinal = [400, 410, 413, 422].includes(status)
  return new DeliveryError(`The SMS gateway answered ${status}`, { isRetryable: !isFinal })
}
