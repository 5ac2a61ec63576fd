import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts the values of personal columns and makes them findable without storing them readable. */
export type PersonalCipher = {
  /**
   * Encrypts one value under the current key.
   * @param context the table and column, such as `accounts.phone`: a value moved to another column cannot be
   * read
   * @returns `keyId.nonce.ciphertext.tag`, the last three as base64url
   */
  encrypt(plain: string, context: string): string
  /**
   * Reads a stored value with whichever known key wrote it.
   * @throws {UnreadablePersonalValueError} for every reason alike
   */
  decrypt(stored: string, context: string): string
  /** The value to store beside the ciphertext for look-ups and unique indexes: `keyId.hmac`, by the current key. */
  blindIndex(value: string, context: string): string
  /** The index by every known key, current first, for `= any(…)`: finds rows from before a rotation. */
  blindIndexes(value: string, context: string): string[]
}

/** A stored personal value cannot be read. It never says why: safe to log, and of no use to an attacker. */
export class UnreadablePersonalValueError extends Error {
  override readonly name = 'UnreadablePersonalValueError'
  constructor() {
    super('A stored personal value cannot be read')
  }
}

/**
 * AES-256-GCM with a fresh 96-bit nonce per value; key id and context are authenticated. Encryption and index
 * keys are derived separately from each 32-byte secret (HKDF), so an index tells nothing about the other key.
 * @throws {Error} at the start: a key is not 32 bytes, its id has other characters than A–Z a–z 0–9 _ -, or
 * the current one is missing
 */
export function createPersonalCipher(options: {
  currentKeyId: string
  keys: ReadonlyMap<string, Buffer>
}): PersonalCipher {
  const keys = new Map([...options.keys].map(([id, secret]) => [id, deriveKeys(id, secret)]))
  const current = keys.get(options.currentKeyId)
  if (!current) throw new Error(`There is no personal data key "${options.currentKeyId}"`)
  const currentFirst = [current, ...[...keys.values()].filter((key) => key !== current)]
  return {
    encrypt: (plain, context) => encryptWith(current, plain, context),
    decrypt(stored, context) {
      const key = keys.get(stored.slice(0, Math.max(0, stored.indexOf('.'))))
      if (!key) throw new UnreadablePersonalValueError()
      return decryptWith(key, stored, context)
    },
    blindIndex: (value, context) => indexWith(current, value, context),
    blindIndexes: (value, context) => currentFirst.map((key) => indexWith(key, value, context)),
  }
}

type DerivedKey = { id: string; encryption: Buffer; index: Buffer }

function deriveKeys(id: string, secret: Buffer): DerivedKey {
  if (!/^[\w-]{1,32}$/.test(id)) throw new Error('A personal data key id has 1 to 32 of A–Z a–z 0–9 _ -')
  if (secret.length !== 32) throw new Error(`The personal data key "${id}" must be 32 bytes`)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `yisun personal ${use}`, 32))
  return { id, encryption: derive('column encryption'), index: derive('blind index') }
}

function encryptWith(key: DerivedKey, plain: string, context: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.encryption, nonce).setAAD(additionalData(key.id, context))
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [key.id, ...[nonce, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join(
    '.',
  )
}

function decryptWith(key: DerivedKey, stored: string, context: string): string {
  try {
    const [nonce, ciphertext, tag, ...rest] = stored.split('.').slice(1).map(strictBase64url)
    if (!nonce || !ciphertext || !tag || rest.length > 0) throw new UnreadablePersonalValueError()
    const decipher = createDecipheriv('aes-256-gcm', key.encryption, nonce, { authTagLength: 16 })
    decipher.setAAD(additionalData(key.id, context)).setAuthTag(tag)
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
  } catch {
    throw new UnreadablePersonalValueError()
  }
}

function additionalData(keyId: string, context: string): Buffer {
  return Buffer.from(`${keyId}\n${context}`)
}

function indexWith(key: DerivedKey, value: string, context: string): string {
  const hmac = createHmac('sha256', key.index).update(`${context}\n${value}`)
  return `${key.id}.${hmac.digest('base64url')}`
}

/** Buffer.from ignores foreign characters and unused bits; here each value has exactly one spelling. */
function strictBase64url(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text) throw new UnreadablePersonalValueError()
  return bytes
}
