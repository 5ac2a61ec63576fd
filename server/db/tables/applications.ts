import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { ApplicationState, Party } from '../../../shared/rules/applications/application-transitions.ts'
import type { AgreedText } from '../../../shared/rules/applications/eligibility.ts'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'

type Created = ColumnType<Date, Date | undefined, never>
/** A date without time: `YYYY-MM-DD` both ways. */
type DateText = string

export type Declaration = { key: string; statement: Bilingual; agreed?: AgreedText }

/** What a row belongs to: the record of that kind with that number. */
export type OfferingColumns = { offering_kind: OfferingKind; offering_number: number }

export type ApplicationsTables = {
  /** Everything that can be applied for; each kind's own table keeps it in step by a trigger. */
  offerings: { kind: OfferingKind; number: number }
  question_sets: OfferingColumns & {
    id: Generated<string>
    version: number
    questions: JSONColumnType<QuestionSet>
    created_at: Generated<Date>
  }
  applications: OfferingColumns & {
    id: Generated<string>
    reference: string
    team_id: string
    organisation_id: string | null
    /** The legal entity it counts for once it is sent, while its team acts for that. */
    entity_id: Generated<string | null>
    started_by: string
    question_set_id: string
    state: Generated<ApplicationState>
    is_appeal: Generated<boolean>
    version: Generated<number>
    answers_encrypted: string
    declared: Generated<string[]>
    /** What was declared, in the words of that day; written on submission. */
    declarations: ColumnType<Declaration[], string | undefined, string>
    saved_at: Generated<Date>
    draft_warned_at: Date | null
    submitted_at: Date | null
    amendable_until: Date | null
    due_on: DateText | null
    assigned_to: string | null
    correction_due_at: Date | null
    correction_keys: Generated<string[]>
    correction_remark_encrypted: string | null
    /** Answers to the reopened questions while they are being written; null before and after. */
    correction_answers_encrypted: string | null
    correction_saved_at: Date | null
    decided_at: Date | null
    appealed_at: Date | null
    appeal_encrypted: string | null
    granted_until: DateText | null
    /** Who has it open, shown to the others; it locks nobody out. */
    locked_by: string | null
    locked_until: Date | null
    created_at: Created
  }
  application_revisions: {
    application_id: string
    number: number
    reason: 'submit' | 'amend' | 'correct'
    answers_encrypted: string
    account_id: string
    /** SHA-256 of the version in its canonical form, in hexadecimal; null where none was given. */
    receipt: string | null
    created_at: Created
  }
  application_events: {
    id: Generated<string>
    application_id: string
    action: string
    party: Party
    account_id: string | null
    from_state: ApplicationState
    to_state: ApplicationState
    note_encrypted: string | null
    at: Created
  }
  application_messages: {
    id: Generated<string>
    application_id: string
    party: 'applicant' | 'staff'
    account_id: string
    body_encrypted: string
    created_at: Created
  }
  application_decisions: {
    id: Generated<string>
    application_id: string
    verdict: 'approved' | 'rejected'
    reason_code: string | null
    /** The reason as it was stated, `KeptReason`. */
    reason: ColumnType<unknown, string | null, never>
    text_encrypted: string | null
    is_reversal: Generated<boolean>
    decided_by: string
    decided_at: Created
  }
  offering_stock_periods: OfferingColumns & {
    year: number
    reserved: Generated<number>
    spent: Generated<number>
  }
  allowance_periods: {
    holder_kind: HolderKind
    holder_id: string
    year: number
    units: number
    reserved: Generated<number>
    spent: Generated<number>
  }
  quota_reservations: OfferingColumns & {
    id: Generated<string>
    application_id: string
    year: number
    holder_kind: HolderKind
    holder_id: string
    units: number
    state: Generated<'reserved' | 'spent' | 'released'>
    created_at: Created
    settled_at: Date | null
  }
  activation_codes: OfferingColumns & {
    id: Generated<string>
    code_encrypted: string
    code_index: string
    application_id: string | null
    drawn_at: Date | null
    created_at: Created
  }
}

export type HolderKind = 'organisation' | 'team'
