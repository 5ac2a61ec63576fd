import { createHmac, hkdfSync } from 'node:crypto'

/** Hashes values short enough to be guessed, so that reading the database does not reveal them. */
export type KeyedHash = (value: string, purpose: string) => Buffer

/**
 * HMAC-SHA256 under a key derived for each purpose, so that a hash made for one purpose tells nothing about
 * another.
 * @param secret 32 bytes or more
 */
export function createKeyedHash(secret: Buffer): KeyedHash {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const derived = Buffer.from(hkdfSync('sha256', secret, '', `yisun keyed hash ${purpose}`, 32))
    keys.set(purpose, derived)
    return derived
  }
  return (value, purpose) => createHmac('sha256', keyFor(purpose)).update(value).digest()
}
