import * as m from '#messages'
import { words as marks } from '#words/look_alike'
import { words as fields } from '#words/staff_field'
import { words as sides } from '#words/staff_side'
import { words as verdicts } from '#words/verdict'
import { words } from '#words/verification_event'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { LookAlikeMark } from '../../../../shared/rules/organisations/look-alikes.ts'
import type { VerificationField } from '../../../../shared/rules/organisations/verification-fields.ts'
import type { VerificationAction } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { VerdictKey } from '../../../../shared/rules/organisations/verification-verdicts.ts'

export function fieldName(field: VerificationField, locale?: Locale): string {
  return fields[field]({}, locale && { locale })
}

export function verdictName(key: VerdictKey): string {
  return verdicts[key]()
}

const events: Record<VerificationAction | 'remind' | 'changeSuperAdmin', () => string> = words

/** What happened, as staff read it: without “you”, which in the team's wording means the team. */
export function verificationEventName(action: string): string {
  if (action === 'return') return m.staff_vevent_return()
  return (events as Partial<Record<string, () => string>>)[action]?.() ?? action
}

export function sideName(side: 'team' | 'staff' | 'portal'): string {
  return sides[side]()
}

/** What two organisations have in common. */
export function markName(mark: LookAlikeMark): string {
  return marks[mark]()
}
