import { timingSafeEqual } from 'node:crypto'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { Services } from '../../services.ts'

type Hashing = Pick<Services, 'keyedHash'>

/** As in references: no characters that are easily confused in speech or writing. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A ticket's code, derived from its form's key: eight characters, about 39 bits. A form sent twice shows the
 * same code, although none is stored.
 */
export function codeOfForm({ keyedHash }: Hashing, formKey: string): string {
  let code = ''
  for (let round = 0; code.length < feedbackTerms.codeCharacters; round += 1) {
    // Bytes beyond the last whole multiple are discarded, so that all characters are equally likely.
    for (const byte of keyedHash(`${round} ${formKey}`, 'feedback code')) {
      if (byte < 256 - (256 % alphabet.length) && code.length < feedbackTerms.codeCharacters)
        code += alphabet[byte % alphabet.length]
    }
  }
  return code
}

/** The stored hash of a code. */
export function hashOfCode({ keyedHash }: Hashing, reference: string, code: string): Buffer {
  return keyedHash(`${reference} ${code}`, 'feedback code check')
}

/** Normalises a typed code: case, spaces, dashes. */
export function parseCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
