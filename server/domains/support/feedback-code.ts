import { timingSafeEqual } from 'node:crypto'
import { charactersOf } from '../../../shared/lib/reference.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { Services } from '../../services.ts'

type Hashing = Pick<Services, 'keyedHash'>

/**
 * A ticket's code, derived from its form's key: eight characters, about 39 bits. A form sent twice shows the
 * same code, although none is stored.
 */
export function codeOfForm({ keyedHash }: Hashing, formKey: string): string {
  return charactersOf(
    (round) => keyedHash(`${round} ${formKey}`, 'feedback code'),
    feedbackTerms.codeCharacters,
  )
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
