import { withoutHidden } from '../../../../shared/lib/text/hidden-characters.ts'
import type { Answers } from '../../../../shared/rules/applications/check-answers.ts'
import type { Services } from '../../../services.ts'

type Cipher = Pick<Services, 'cipher'>

/** What is agreed, reported and written about money is encrypted, because it may name people and accounts. */
const columns = {
  agreement: 'venture_agreements.text',
  ended: 'venture_awards.ended_because',
  askedBack: 'venture_tranches.asked_because',
  waived: 'venture_tranches.waiver_because',
  bank: 'venture_tranches.bank_reference',
  returned: 'venture_reports.returned_because',
} as const
type TextKind = keyof typeof columns
const answersColumn = 'venture_reports.answers'

/** Encrypts a text of an award. */
export function sealText({ cipher }: Cipher, kind: TextKind, text: string): string {
  return cipher.encrypt(text, columns[kind])
}

/** Reads a text of an award; null where there is none. */
export function openText({ cipher }: Cipher, kind: TextKind, stored: string | null): string | null {
  return stored === null ? null : cipher.decrypt(stored, columns[kind])
}

/** By which a bank reference is recognised, however it is spaced. */
export function indexOfReference({ cipher }: Cipher, reference: string): string {
  return cipher.blindIndex(spellingOfReference(reference), columns.bank)
}

/** A bank reference without spaces, case and what nobody sees. */
export function spellingOfReference(reference: string): string {
  return withoutHidden(reference.normalize('NFKC')).toUpperCase().replace(/\s/gu, '')
}

export function sealAnswers({ cipher }: Cipher, answers: Answers): string {
  return cipher.encrypt(JSON.stringify(answers), answersColumn)
}

export function openAnswers({ cipher }: Cipher, stored: string): Answers {
  return JSON.parse(cipher.decrypt(stored, answersColumn)) as Answers
}
