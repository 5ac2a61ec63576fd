import { timingSafeEqual } from 'node:crypto'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { Services } from '../../services.ts'

type Hashing = Pick<Services, 'keyedHash'>

/** As in references: nothing that is taken for something else, read aloud or by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code of the ticket that a form makes: eight characters, about 39 bits. It comes out of the form's own key, so that
 * a form sent twice shows the same code, although none is stored.
 */
export function codeOfForm({ keyedHash }: Hashing, formKey: string): string {
  let code = ''
  for (let round = 0; code.length < feedbackTerms.codeCharacters; round += 1) {
    // Bytes beyond the last whole multiple are thrown away, so that no character comes more often.
    for (const byte of keyedHash(`${round} ${formKey}`, 'feedback code')) {
      if (byte < 256 - (256 % alphabet.length) && code.length < feedbackTerms.codeCharacters)
        code += alphabet[byte % alphabet.length]
    }
  }
  return code
}

/** What is stored of a code. */
export function hashOfCode({ keyedHash }: Hashing, reference: string, code: string): Buffer {
  return keyedHash(`${reference} ${code}`, 'feedback code check')
}

/** A code as people type it: lower case, spaces, dashes. */
export function parseCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
