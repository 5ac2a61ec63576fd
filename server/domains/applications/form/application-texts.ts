import type { Answers } from '../../../../shared/rules/applications/check-answers.ts'
import type { Services } from '../../../services.ts'

type Cipher = Pick<Services, 'cipher'>

/** The encrypted columns of applications, because free text may name people. */
const columns = {
  answers: 'applications.answers',
  remark: 'applications.correction_remark',
  appeal: 'applications.appeal',
  note: 'application_events.note',
  message: 'application_messages.body',
  decision: 'application_decisions.text',
  code: 'activation_codes.code',
} as const

export type TextKind = Exclude<keyof typeof columns, 'answers'>

/** Encrypts a text of an application. */
export function sealText({ cipher }: Cipher, kind: TextKind, text: string): string {
  return cipher.encrypt(text, columns[kind])
}

/** Reads a text of an application; null where there is none. */
export function openText({ cipher }: Cipher, kind: TextKind, stored: string | null): string | null {
  return stored === null ? null : cipher.decrypt(stored, columns[kind])
}

export function sealAnswers({ cipher }: Cipher, answers: Answers): string {
  return cipher.encrypt(JSON.stringify(answers), columns.answers)
}

export function openAnswers({ cipher }: Cipher, stored: string): Answers {
  return JSON.parse(cipher.decrypt(stored, columns.answers)) as Answers
}

/** The blind index by which an existing code is recognised without being readable. */
export function indexOfCode({ cipher }: Cipher, code: string): string {
  return cipher.blindIndex(code, columns.code)
}
