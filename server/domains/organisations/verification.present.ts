import type {
  VerificationDetail,
  VerificationEvent,
  VerificationSummary,
} from '../../../shared/contract/organisations/organisation-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  type VerificationField,
  verificationFields,
} from '../../../shared/rules/organisations/verification-fields.ts'
import { turnOfVerification } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Remarks } from '../../db/tables/organisations.ts'
import { ownedBy } from '../../owned-by.ts'
import type { Services } from '../../services.ts'
import { personalColumns, readPersonalFacts } from './review/personal-facts.ts'
import { presentReason } from './review/verification-reasons.ts'
import type { ActingPersonRow, EventRow, OrganisationRow } from './verification.queries.ts'

type Cipher = Services['cipher']

export function presentSummary(cipher: Cipher, organisation: OrganisationRow): VerificationSummary {
  const { contact_name_encrypted: contactName } = organisation
  return ownedBy(organisation.submitted_by, {
    organisationId: organisation.id,
    reference: organisation.reference,
    name: organisation.name,
    entityType: organisation.entity_type,
    state: organisation.state,
    turn: turnOfVerification(organisation.state),
    contactName: contactName ? cipher.decrypt(contactName, personalColumns.contactName) : null,
  })
}

/** Related data on an organisation's page. */
export type Surroundings = {
  person: ActingPersonRow | undefined
  papers: VerificationDetail['papers']
  events: EventRow[]
  openFields: VerificationField[]
  filledFields: VerificationField[]
  canEdit: boolean
  canWithdraw: boolean
  holds: boolean
  locale: Locale
}

export function presentVerification(
  cipher: Cipher,
  organisation: OrganisationRow,
  around: Surroundings,
): VerificationDetail {
  const acting = around.person?.account_id ?? null
  const detail = {
    ...presentSummary(cipher, organisation),
    ...readPersonalFacts(cipher, organisation, around.person),
    teamId: organisation.team_id,
    version: organisation.version,
    creditCode: organisation.credit_code,
    registeredOn: organisation.registered_on,
    canEdit: around.canEdit,
    canWithdraw: around.canWithdraw,
    holds: around.holds,
    openFields: around.openFields,
    filledFields: around.filledFields,
    verdicts: presentVerdicts(organisation, around.person),
    reason: presentReason(organisation, around.locale),
    remarks: presentRemarks(organisation.remarks),
    papers: around.papers,
    events: around.events.map((event) => presentEvent(event, around.locale)),
    submittedAt: organisation.submitted_at.toISOString(),
    dueOn: organisation.due_on,
    decidedAt: organisation.decided_at?.toISOString() ?? null,
    verifiedUntil: organisation.verified_until,
  }
  return ownedBy(organisation.submitted_by, detail, { realName: acting, position: acting })
}

export function presentVerdicts(organisation: OrganisationRow, person: ActingPersonRow | undefined) {
  return {
    exists: organisation.exists_finding,
    personMayAct: person?.finding ?? 'unknown',
    eligible: organisation.eligible_finding,
    standing: organisation.standing_finding,
  }
}

/** Remarks in the order of the form. */
export function presentRemarks(remarks: Remarks): { field: VerificationField; text: string }[] {
  return verificationFields.flatMap((field) => {
    const text = remarks[field]
    return text ? [{ field, text }] : []
  })
}

export function presentEvent(event: EventRow, locale: Locale): VerificationEvent {
  return {
    at: event.at.toISOString(),
    action: event.action,
    side: event.side,
    state: event.state,
    reason: presentReason(event, locale),
    remarks: presentRemarks(event.remarks),
  }
}
