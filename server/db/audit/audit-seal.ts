import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { type PersonalCipher, UnreadablePersonalValueError } from '../../crypto/personal-columns.ts'
import type { Db } from '../database.ts'

const context = 'audit_events.seal'
export const reasonContext = 'audit_reasons.reason'

/** How a seal relates to the known keys: made by one of them, by none of them, or forged. */
export type SealCheck = 'ours' | 'unknownKey' | 'wrong'

/**
 * Seals audit entries by the current key of the key ring, and recognises seals of every key in it. It belongs
 * to the connection, so that whatever writes an entry seals it: the database never has the key.
 */
export class AuditSeal implements KyselyPlugin {
  readonly #cipher: PersonalCipher
  constructor(cipher: PersonalCipher) {
    this.#cipher = cipher
  }

  /** @returns `keyId.hmac` of an entry's hash, which covers the entry and all before it */
  seal(hash: Buffer): string {
    return this.#cipher.blindIndex(hash.toString('hex'), context)
  }

  check(hash: Buffer, seal: string): SealCheck {
    return this.#check(hash.toString('hex'), seal, context)
  }

  /** A reason as it is stored beside the audit, and its keyed hash, which the entry holds. */
  keepReason(text: string): { reasonHash: string; sealed: string } {
    const reasonHash = this.#cipher.blindIndex(text, reasonContext)
    return { reasonHash, sealed: this.#cipher.encrypt(text, reasonContext) }
  }

  /** The reason of an entry; null where it differs from the entry's hash, or cannot be decrypted. */
  openReason(sealed: string, reasonHash: unknown): string | null {
    try {
      const text = this.#cipher.decrypt(sealed, reasonContext)
      return this.#check(text, String(reasonHash), reasonContext) === 'wrong' ? null : text
    } catch (error) {
      if (error instanceof UnreadablePersonalValueError) return null
      throw error
    }
  }

  #check(text: string, seal: string, context: string): SealCheck {
    const known = this.#cipher.blindIndexes(text, context)
    if (known.includes(seal)) return 'ours'
    return known.some((one) => keyOfSeal(one) === keyOfSeal(seal)) ? 'wrong' : 'unknownKey'
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

export function keyOfSeal(seal: string): string {
  return seal.slice(0, Math.max(0, seal.indexOf('.')))
}

/** @throws Error where the database was opened without keys: no audit entry is written without a seal */
export function sealOf(db: Db): AuditSeal {
  const found = db.getExecutor().plugins.find((plugin) => plugin instanceof AuditSeal)
  if (!found) throw new Error('The audit needs the keys with which the database was opened')
  return found
}
