import * as m from '#messages'
import type { ActFailure } from '../../api/act.ts'

/** What was refused in the security part: in which form, at which field, in words. */
export type SecurityProblem = { intent: string; fieldId: string; text: string; values: ActFailure['values'] }

/** The field that each form leads to where something is wrong with it. */
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
  const seconds = failure.retryAfterSeconds ?? 0
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds === 0
      ? ''
      : seconds < 120
        ? m.sign_in_wait_seconds({ seconds })
        : m.sign_in_wait_minutes({ minutes })
  return {
    intent,
    // The number is mended where it was typed, though the code came with it.
    fieldId: fields[intent] ?? 'ways-title',
    text:
      (phone ?? (intent === 'recover' ? recoveryWords(failure) : code) ?? email ?? failure.message) + wait,
    values: failure.values,
  }
}

function recoveryWords({ error, fields }: ActFailure): string | undefined {
  return error === 'codeWrong' ? m.recovery_code_wrong() : fields.code
}
