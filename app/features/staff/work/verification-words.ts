import * as m from '#messages'
import { words as marks } from '#words/look_alike'
import { words as fields } from '#words/staff_field'
import { words as sides } from '#words/staff_side'
import { words as verdicts } from '#words/verdict'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { LookAlikeMark } from '../../../../shared/rules/organisations/look-alikes.ts'
import type { VerificationField } from '../../../../shared/rules/organisations/verification-fields.ts'
import type { VerificationAction } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { VerdictKey } from '../../../../shared/rules/organisations/verification-verdicts.ts'

type Words<Name extends string> = Record<
  Name,
  (inputs?: Record<string, never>, options?: { locale?: Locale }) => string
>

export function fieldName(field: VerificationField, locale?: Locale): string {
  return fields[field]({}, locale && { locale })
}

export function verdictName(key: VerdictKey): string {
  return verdicts[key]()
}

/** What happened, as staff read it: without “you”, which in the team's wording means the team. */
export function verificationEventName(action: string): string {
  return (events as Partial<Words<string>>)[action]?.() ?? action
}

export function sideName(side: 'team' | 'staff' | 'portal'): string {
  return sides[side]()
}

const events: Words<VerificationAction | 'remind' | 'changeSuperAdmin'> = {
  sendWithoutLetter: m.verification_event_send_without_letter,
  submit: m.verification_event_submit,
  resubmit: m.verification_event_resubmit,
  renew: m.verification_event_renew,
  verify: m.verification_event_verify,
  return: m.staff_vevent_return,
  refuse: m.verification_event_refuse,
  fallDue: m.verification_event_fall_due,
  remind: m.verification_event_remind,
  withdraw: m.verification_event_withdraw,
  lapse: m.verification_event_lapse,
  close: m.verification_event_close,
  abandon: m.verification_event_abandon,
  suspend: m.verification_event_suspend,
  restore: m.verification_event_restore,
  resume: m.verification_event_resume,
  revoke: m.verification_event_revoke,
  reinstate: m.verification_event_reinstate,
  changeSuperAdmin: m.verification_event_change_super_admin,
}

/** What two organisations have in common. */
export function markName(mark: LookAlikeMark): string {
  return marks[mark]()
}
