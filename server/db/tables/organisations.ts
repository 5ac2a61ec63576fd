import type { ColumnType, Generated } from 'kysely'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type {
  ChangeSide,
  SuperAdminChangeKind,
  SuperAdminChangeState,
  SuperAdminVerdict,
} from '../../../shared/rules/organisations/super-admin-change.ts'
import type { VerificationField } from '../../../shared/rules/organisations/verification-fields.ts'
import type { ReasonWords } from '../../../shared/rules/organisations/verification-reasons.ts'
import type { VerificationState } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Finding } from '../../../shared/rules/organisations/verification-verdicts.ts'

type Created = ColumnType<Date, Date | undefined, never>
/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>
/** Null for decisions from before words were kept. */
type KeptWords = ColumnType<ReasonWords | null, string | null | undefined, string | null>
/** `YYYY-MM-DD` both ways. */
type Day = string

/** Staff remarks by the field that they are about. */
export type Remarks = Partial<Record<VerificationField, string>>

/** The part of a submission that is not personal data. */
type SubmittedFacts = {
  entityType: EntityType
  name: string
  creditCode: string | null
  registeredOn: Day | null
  /** SHA-256 hashes, hex. */
  certificate: string[]
  letter: string[]
}

export type OrganisationsTables = {
  legal_entities: { id: Generated<string>; credit_code: string }
  organisations: {
    id: Generated<string>
    reference: string
    team_id: string
    submitted_by: string
    entity_type: EntityType
    name: string
    name_key: string
    /** The name's pronunciation; null until old rows are filled in. */
    name_sound: Generated<string | null>
    /** The name that was last verified; a renewal may state another. */
    verified_name: Generated<string | null>
    credit_code: string | null
    /** The registered organisation, which other teams may act for too; set by a trigger from the credit code. */
    entity_id: Generated<string | null>
    registered_on: Day | null
    address_encrypted: string | null
    legal_representative_encrypted: string | null
    contact_name_encrypted: string | null
    contact_phone_encrypted: string | null
    contact_phone_index: Generated<string | null>
    address_index: Generated<string | null>
    legal_representative_index: Generated<string | null>
    state: VerificationState
    exists_finding: Generated<Finding>
    eligible_finding: Generated<Finding>
    standing_finding: Generated<Finding>
    /** A code; `reason_words` holds the words of that day, where they were kept. */
    reason: string | null
    reason_words: KeptWords
    remarks: Json<Remarks>
    version: Generated<number>
    submission: Generated<number>
    submitted_at: Generated<Date>
    due_on: Day | null
    decided_at: Date | null
    decided_by: string | null
    verified_until: Day | null
    /** When the current renewal was sent; null where there is none. */
    renewal_sent_on: Generated<Day | null>
    /** The last of `reminderDays` for which the team was reminded of the end. */
    reminded_days: Generated<number | null>
    /** When the team was told that its unfinished verification, or in old rows its papers, will go. */
    papers_warned_at: Generated<Date | null>
    papers_removed_at: Generated<Date | null>
    assigned_to: string | null
    locked_by: string | null
    locked_until: Date | null
    created_at: Created
  }
  acting_persons: {
    organisation_id: string
    account_id: string
    team_id: string
    real_name_encrypted: string
    position_encrypted: string
    finding: Generated<Finding>
    submitted_at: Generated<Date>
    decided_at: Date | null
  }
  organisation_submissions: {
    organisation_id: string
    number: number
    account_id: string
    facts: Json<SubmittedFacts>
    personal_encrypted: string
    submitted_at: Created
  }
  statement_drafts: {
    id: Generated<string>
    account_id: string
    team_id: string
    statement_encrypted: string
    saved_at: Generated<Date>
  }
  organisation_events: {
    id: Generated<string>
    organisation_id: string
    at: Created
    action: string
    side: 'team' | 'staff' | 'portal'
    account_id: string | null
    state: VerificationState
    /** A code; `reason_words` holds the words of that day, where they were kept. */
    reason: string | null
    reason_words: KeptWords
    remarks: Json<Remarks>
  }
  organisation_faces: {
    organisation_id: string
    /** Null for a page that another of the same legal entity has replaced. */
    entity_id: Generated<string | null>
    is_shown: boolean
    shows_tools: boolean
    about_zh: string
    about_en: string
    website: string
    version: Generated<number>
    changed_by: string
    changed_at: Generated<Date>
  }
  super_admin_changes: {
    id: Generated<string>
    reference: string
    kind: SuperAdminChangeKind
    team_id: string
    organisation_id: string
    requested_by: string
    sitting_account_id: string
    next_account_id: string
    real_name_encrypted: string
    position_encrypted: string
    statement_encrypted: string
    answer_encrypted: Generated<string | null>
    state: SuperAdminChangeState
    version: Generated<number>
    requested_at: Created
    cooling_until: Day
    due_on: Generated<Day | null>
    agreed_at: Generated<Date | null>
    first_verdict: Generated<SuperAdminVerdict | null>
    first_reason: Generated<string | null>
    first_reason_words: KeptWords
    first_by: Generated<string | null>
    first_at: Generated<Date | null>
    second_by: Generated<string | null>
    assigned_to: Generated<string | null>
    decided_at: Generated<Date | null>
    reason: Generated<string | null>
    reason_words: KeptWords
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
  }
  super_admin_change_events: {
    id: Generated<string>
    change_id: string
    at: Created
    action: string
    side: ChangeSide | 'portal' | 'staff'
    account_id: string | null
    state: SuperAdminChangeState
    reason: string | null
    reason_words: KeptWords
  }
  working_days: { day: Day; kind: 'holiday' | 'workday'; note: Generated<string> }
}
