import { UnreadablePersonalValueError } from '../../crypto/personal-columns.ts'
import type { Services } from '../../services.ts'

/** A stored text; null where no key decrypts it, so that nobody can read or search it. */
export function readOrForget(cipher: Services['cipher'], stored: string, context: string): string | null {
  try {
    return cipher.decrypt(stored, context)
  } catch (error) {
    if (error instanceof UnreadablePersonalValueError) return null
    throw error
  }
}
