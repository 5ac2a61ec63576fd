import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { VerificationField } from '../../../shared/rules/verification-fields.ts'
import type { VerificationAction } from '../../../shared/rules/verification-transitions.ts'
import type {
  RefusalReason,
  ReturnReason,
  VerdictKey,
  VerificationReason,
} from '../../../shared/rules/verification-verdicts.ts'

type Words<Name extends string> = Record<
  Name,
  (inputs?: Record<string, never>, options?: { locale?: Locale }) => string
>

export function fieldName(field: VerificationField, locale?: Locale): string {
  return fields[field]({}, locale && { locale })
}

export function reasonName(reason: VerificationReason, locale?: Locale): string {
  return reasons[reason]({}, locale && { locale })
}

export function verdictName(key: VerdictKey): string {
  return verdicts[key]()
}

/** What happened, as staff read it: without “you”, which in the team's words means the team. */
export function verificationEventName(action: string): string {
  return (events as Partial<Words<string>>)[action]?.() ?? action
}

/** What the team reads that it can do next. */
export function nextStepText(reason: ReturnReason | RefusalReason, locale: Locale): string {
  return nextSteps[reason]({}, { locale })
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

const reasons: Words<VerificationReason> = {
  paperUnreadable: m.verification_reason_paper_unreadable,
  detailsDiffer: m.verification_reason_details_differ,
  paperOutOfDate: m.verification_reason_paper_out_of_date,
  sealMissing: m.verification_reason_seal_missing,
  moreNeeded: m.verification_reason_more_needed,
  notFound: m.verification_reason_not_found,
  noAuthority: m.verification_reason_no_authority,
  notEligible: m.verification_reason_not_eligible,
  notGenuine: m.verification_reason_not_genuine,
  complaint: m.verification_reason_complaint,
  registerChange: m.verification_reason_register_change,
  cleared: m.verification_reason_cleared,
  atOwnWish: m.verification_reason_at_own_wish,
}

const verdicts: Words<VerdictKey> = {
  exists: m.verdict_exists,
  personMayAct: m.verdict_person_may_act,
  eligible: m.verdict_eligible,
  standing: m.verdict_standing,
}

const events: Words<VerificationAction> = {
  sendWithoutLetter: m.verification_event_send_without_letter,
  submit: m.verification_event_submit,
  resubmit: m.verification_event_resubmit,
  renew: m.verification_event_renew,
  verify: m.verification_event_verify,
  return: m.staff_vevent_return,
  refuse: m.verification_event_refuse,
  fallDue: m.verification_event_fall_due,
  lapse: m.verification_event_lapse,
  suspend: m.verification_event_suspend,
  restore: m.verification_event_restore,
  revoke: m.verification_event_revoke,
}

const nextSteps: Words<ReturnReason | RefusalReason> = {
  paperUnreadable: m.verification_next_mend,
  detailsDiffer: m.verification_next_mend,
  paperOutOfDate: m.verification_next_mend,
  sealMissing: m.verification_next_mend,
  moreNeeded: m.verification_next_mend,
  notFound: m.verification_next_not_found,
  noAuthority: m.verification_next_no_authority,
  notEligible: m.verification_next_not_eligible,
  notGenuine: m.verification_next_not_genuine,
}

const sides: Words<'team' | 'staff' | 'portal'> = {
  team: m.staff_side_team,
  staff: m.staff_side_staff,
  portal: m.staff_side_portal,
}
