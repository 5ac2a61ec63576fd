import type { KeyedHash } from '../../../crypto/keyed-hash.ts'

/**
 * The key that a demo's outbox requires. The terminal prints it at each start, always the same: it is derived
 * from the node's secret, so every node knows it and none has to store it.
 */
export function outboxKey(keyedHash: KeyedHash): string {
  return keyedHash('outbox', 'way to the outbox of a demo').toString('base64url')
}

/** The outbox address as the terminal prints it. */
export function outboxLink(origin: string, keyedHash: KeyedHash): string {
  return `${origin}/outbox?key=${outboxKey(keyedHash)}`
}
