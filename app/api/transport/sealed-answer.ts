import type { Envelope } from '../../../shared/contract/errors.ts'

type Decrypt = (options: { jwe: unknown; traceId: string }) => Promise<string>

/**
 * The data of a secured response with every personal text decrypted.
 * @throws UnreadablePayloadError if the key of its trace id is lost
 */
export async function openAnswer(envelope: Envelope, decrypt: Decrypt): Promise<unknown> {
  const { traceId } = envelope
  return traceId ? open(envelope.data, (jwe) => decrypt({ jwe, traceId })) : envelope.data
}

async function open(value: unknown, decrypt: (jwe: string) => Promise<string>): Promise<unknown> {
  if (typeof value === 'string') return isSealed(value) ? decrypt(value) : value
  if (Array.isArray(value)) return Promise.all(value.map((item) => open(item, decrypt)))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(async ([key, item]) => [key, await open(item, decrypt)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** The form of a compact JWE with direct key agreement: five parts, the second one empty. */
export function isSealed(value: unknown): value is string {
  return typeof value === 'string' && /^eyJ[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/.test(value)
}
