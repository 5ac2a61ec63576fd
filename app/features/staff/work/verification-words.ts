import * as m from '#messages'
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

const fields: Words<VerificationField> = {
  entityType: m.staff_field_entity_type,
  name: m.staff_field_name,
  creditCode: m.staff_field_credit_code,
  registeredOn: m.staff_field_registered_on,
  address: m.staff_field_address,
  legalRepresentative: m.staff_field_legal_representative,
  certificate: m.staff_field_certificate,
  contactName: m.staff_field_contact_name,
  contactPhone: m.staff_field_contact_phone,
  realName: m.staff_field_real_name,
  position: m.staff_field_position,
  letter: m.staff_field_letter,
}

const verdicts: Words<VerdictKey> = {
  exists: m.verdict_exists,
  personMayAct: m.verdict_person_may_act,
  eligible: m.verdict_eligible,
  standing: m.verdict_standing,
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

const marks: Words<LookAlikeMark> = {
  creditCode: m.look_alike_credit_code,
  name: m.look_alike_name,
  nameSound: m.look_alike_name_sound,
  nameAlike: m.look_alike_name_alike,
  phone: m.look_alike_phone,
  legalRepresentative: m.look_alike_legal_representative,
  address: m.look_alike_address,
}

const sides: Words<'team' | 'staff' | 'portal'> = {
  team: m.staff_side_team,
  staff: m.staff_side_staff,
  portal: m.staff_side_portal,
}
