import * as m from '#messages'
import type { ActFailure } from '../../api/forms/act.ts'
import { refusedText, waitText } from './refused-text.ts'

/** A refusal in the security part: in which form, at which field, in words. */
export type SecurityProblem = { intent: string; fieldId: string; text: string; values: ActFailure['values'] }

/** The field that each form's error links to. */
const fields: Record<string, string> = {
  sendConfirm: 'confirm-title',
  mailConfirm: 'confirm-title',
  confirm: 'confirm-code',
  sendPhone: 'new-phone',
  phone: 'new-phone-code',
  addEmail: 'new-email',
  removePasskey: 'passkeys-title',
  makeRecovery: 'recovery-title',
  recover: 'recovery-code',
}

export function problemOf(failure: ActFailure): SecurityProblem {
  const intent = failure.values.intent?.[0] ?? ''
  const { phone, code, email } = failure.fields
  const named = phone ?? (intent === 'recover' ? recoveryWords(failure) : code) ?? email
  return {
    intent,
    // The number is corrected where it was typed, although it came with the code.
    fieldId: fields[intent] ?? 'ways-title',
    text: named === undefined ? refusedText(failure) : named + waitText(failure.retryAfterSeconds ?? 0),
    values: failure.values,
  }
}

function recoveryWords({ error, fields }: ActFailure): string | undefined {
  return error === 'codeWrong' ? m.recovery_code_wrong() : fields.code
}
