import type { KeyedHash } from '../../../crypto/keyed-hash.ts'

/**
 * What the outbox of a demo asks for. The terminal prints it at each start, the same every time: it follows from the
 * node's secret, so that every node knows it and none has to keep it.
 */
export function outboxKey(keyedHash: KeyedHash): string {
  return keyedHash('outbox', 'way to the outbox of a demo').toString('base64url')
}

/** Its address as the terminal prints it. */
export function outboxLink(origin: string, keyedHash: KeyedHash): string {
  return `${origin}/outbox?key=${outboxKey(keyedHash)}`
}
