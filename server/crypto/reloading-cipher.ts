import type { PersonalCipher } from './personal-columns.ts'
import { UnreadablePersonalValueError } from './personal-columns.ts'

const lookEveryMs = 1000

/**
 * A cipher that follows changes of its keys in a running node: it checks every second whether they have
 * changed, and at once where a value was written by an unknown key.
 * @param source.version changes with the keys; `read` makes the cipher of the present keys
 */
export function createReloadingCipher(source: { version(): string; read(): PersonalCipher }): PersonalCipher {
  let known = source.version()
  let cipher = source.read()
  let lookedAt = Date.now()

  function look(): boolean {
    lookedAt = Date.now()
    const version = source.version()
    if (version === known) return false
    cipher = source.read()
    known = version
    return true
  }

  function current(): PersonalCipher {
    if (Date.now() - lookedAt >= lookEveryMs) look()
    return cipher
  }

  return {
    encrypt: (plain, context) => current().encrypt(plain, context),
    blindIndex: (value, context) => current().blindIndex(value, context),
    blindIndexes: (value, context) => current().blindIndexes(value, context),
    decrypt(stored, context) {
      try {
        return current().decrypt(stored, context)
      } catch (error) {
        if (!(error instanceof UnreadablePersonalValueError) || !look()) throw error
        return cipher.decrypt(stored, context)
      }
    },
  }
}
