import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { VerificationField } from '../../../shared/rules/verification-fields.ts'
import type { VerdictKey, VerificationReason } from '../../../shared/rules/verification-verdicts.ts'

type MessageFunction = (inputs: Record<string, never>, options?: { locale: Locale }) => string

export function fieldName(field: VerificationField, locale?: Locale): string {
  return message(`staff_field_${snake(field)}`, locale)
}

export function reasonName(reason: VerificationReason, locale?: Locale): string {
  return message(`staff_reason_${snake(reason)}`, locale)
}

export function verdictName(key: VerdictKey): string {
  return message(`staff_verdict_${snake(key)}`)
}

export function verificationEventName(action: string): string {
  return message(`staff_vevent_${snake(action)}`)
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
