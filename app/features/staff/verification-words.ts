import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { VerificationField } from '../../../shared/rules/verification-fields.ts'
import {
  type RefusalReason,
  type ReturnReason,
  returnReasons,
  type VerdictKey,
  type VerificationReason,
} from '../../../shared/rules/verification-verdicts.ts'

type MessageFunction = (inputs: Record<string, never>, options?: { locale: Locale }) => string

export function fieldName(field: VerificationField, locale?: Locale): string {
  return message(`staff_field_${snake(field)}`, locale)
}

export function reasonName(reason: VerificationReason, locale?: Locale): string {
  return message(`verification_reason_${snake(reason)}`, locale)
}

export function verdictName(key: VerdictKey): string {
  return message(`verdict_${snake(key)}`)
}

/** What happened, as staff read it: without “you”, which in the team's words means the team. */
export function verificationEventName(action: string): string {
  return action === 'return' ? m.staff_vevent_return() : message(`verification_event_${snake(action)}`)
}

/** What the team reads that it can do next. */
export function nextStepText(reason: ReturnReason | RefusalReason, locale: Locale): string {
  const isReturn = (returnReasons as readonly string[]).includes(reason)
  return message(isReturn ? 'verification_next_mend' : `verification_next_${snake(reason)}`, locale)
}

export function sideName(side: 'team' | 'staff' | 'portal'): string {
  return message(`staff_side_${side}`)
}

function message(key: string, locale?: Locale): string {
  const found = (m as unknown as Record<string, MessageFunction>)[key]
  if (!found) throw new Error(`no message ${key}`)
  return found({}, locale && { locale })
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
