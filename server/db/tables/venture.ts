import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type {
  AgreedTranche,
  AwardState,
  ReportKind,
  ReportState,
  TrancheCondition,
  TrancheDirection,
  TrancheState,
} from '../../../shared/rules/venture/award-transitions.ts'
import type { Criterion } from '../../../shared/rules/venture/criteria.ts'
import type { EntrySide, EntryState } from '../../../shared/rules/venture/entry-transitions.ts'
import type { RoundState, SeesOthers } from '../../../shared/rules/venture/round-transitions.ts'

type Created = ColumnType<Date, Date | undefined, never>

export type VentureTables = {
  /** When a round is open and how it is judged; what it asks is the offering of kind `round` with its number. */
  venture_rounds: {
    id: Generated<string>
    number: number
    kind: GeneratedAlways<'round'>
    edition: number
    ordinal: number
    state: Generated<RoundState>
    version: Generated<number>
    opens_at: Date | null
    closes_at: Date | null
    grace_minutes: Generated<number>
    scores_due_at: Date | null
    notice_days: Generated<number>
    /** How many entries can be selected. */
    places: Generated<number>
    /** Whole yuan that the round can award; 0 where it awards nothing. A bigint arrives as text. */
    budget: ColumnType<string, number | undefined, number>
    judges_per_entry: Generated<number>
    criteria: JSONColumnType<Criterion[], string | undefined, string>
    /** Keys of the questions whose answers are covered for judges. */
    hidden_questions: Generated<string[]>
    sees_others: Generated<SeesOthers>
    /** Who asked that its results be published, and the second person who confirmed it. */
    publish_asked_by: Generated<string | null>
    publish_confirmed_by: Generated<string | null>
    published_at: Generated<Date | null>
    changed_by: string | null
    changed_at: Generated<Date>
  }
  /** A team's place in an edition. */
  venture_entries: {
    id: Generated<string>
    reference: string
    edition: number
    team_id: string
    organisation_id: string | null
    /** The round that it is in, and its application for that. */
    round_number: number
    application_id: string
    state: EntryState
    version: Generated<number>
    /** The chosen option of the question `track`; null where the round has none. */
    track: string | null
    title_encrypted: string | null
    /** The round in which all judges score it first. */
    sample_in: Generated<number | null>
    /** When it was last sent, also for a later round. */
    entered_at: Generated<Date>
    changed_at: Generated<Date>
  }
  /** Steps of entries and of rounds. */
  venture_events: {
    id: Generated<string>
    entry_id: string | null
    round_id: string | null
    action: string
    party: EntrySide
    account_id: string | null
    from_state: string
    to_state: string
    note_encrypted: string | null
    at: Created
  }
  /** What an entry was awarded, in whole yuan; a bigint arrives as text. */
  venture_awards: {
    id: Generated<string>
    /** Its number on public pages, beyond those of content. */
    number: GeneratedAlways<number>
    entry_id: string
    round_number: number
    edition: number
    team_id: string
    organisation_id: string | null
    amount: ColumnType<string, number, number>
    awarded_on: string
    state: Generated<AwardState>
    version: Generated<number>
    /** Of an end, or of a stop that is asked for and not confirmed. */
    ended_because_encrypted: string | null
    ended_at: Date | null
    stop_asked_by: Generated<string | null>
    stop_confirmed_by: Generated<string | null>
    /** The award whose stop freed the place of this one. */
    in_place_of: Generated<string | null>
    changed_at: Generated<Date>
  }
  /** What both sides agree, version by version; it holds once the team has accepted it. */
  venture_agreements: {
    id: Generated<string>
    award_id: string
    number: number
    text_encrypted: string
    tranches: JSONColumnType<AgreedTranche[], string, never>
    midterm_due_on: string | null
    closing_due_on: string | null
    questions: JSONColumnType<Record<ReportKind, QuestionSet>, string, never>
    /** SHA-256 of everything that is agreed, in hexadecimal. */
    hash: string
    proposed_by: string | null
    proposed_at: Created
    accepted_by: string | null
    accepted_at: Date | null
  }
  /** Money that goes to the team, or back. */
  venture_tranches: {
    id: Generated<string>
    award_id: string
    /** The number of the agreement, or 0 for what is paid back. */
    agreement: number
    ordinal: number
    direction: TrancheDirection
    amount: ColumnType<string, number, never>
    due_on: string
    condition: TrancheCondition
    state: Generated<TrancheState>
    version: Generated<number>
    /** Who asks for money back, and the second person who approved it; null for payments. */
    asked_by: Generated<string | null>
    approved_by: Generated<string | null>
    /** Read by the team once it is approved. */
    asked_because_encrypted: Generated<string | null>
    /** Who asks to waive what is to be paid back, and the second person who confirmed it. */
    waiver_asked_by: Generated<string | null>
    waiver_confirmed_by: Generated<string | null>
    /** Read by staff alone. */
    waiver_because_encrypted: Generated<string | null>
    proposed_by: string | null
    confirmed_by: string | null
    paid_on: string | null
    bank_reference_encrypted: string | null
    bank_reference_index: string | null
    changed_at: Generated<Date>
  }
  venture_reports: {
    id: Generated<string>
    award_id: string
    kind: ReportKind
    due_on: string
    questions: JSONColumnType<QuestionSet, string, string>
    answers_encrypted: string
    state: Generated<ReportState>
    version: Generated<number>
    returned_because_encrypted: string | null
    sent_by: string | null
    sent_at: Date | null
    decided_at: Date | null
    reminded_on: string | null
    changed_at: Generated<Date>
  }
}
