import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { JudgeState } from '../../../shared/rules/venture/judges.ts'
import type { Scores } from '../../../shared/rules/venture/review-scores.ts'
import type { ReviewState } from '../../../shared/rules/venture/review-transitions.ts'

type Created = ColumnType<Date, Date | undefined, never>

export type JudgingTables = {
  /** Judges of an edition. */
  venture_judges: {
    id: Generated<string>
    edition: number
    account_id: string
    state: Generated<JudgeState>
    version: Generated<number>
    /** The tracks that they judge, set by staff; none for all. */
    tracks: Generated<string[]>
    /** What they know about, stated by themselves. */
    fields: Generated<string[]>
    /** Organisations, schools and employers that they stated. */
    statement_encrypted: string | null
    conduct_version: number | null
    conduct_signed_at: Date | null
    invited_by: string | null
    invited_at: Generated<Date>
    reminded_at: Date | null
  }
  /** Entries that a judge must not judge, as they said themselves. */
  venture_conflicts: { judge_id: string; entry_id: string; declared_at: Created }
  venture_reviews: {
    id: Generated<string>
    round_number: number
    entry_id: string
    judge_id: string
    state: Generated<ReviewState>
    version: Generated<number>
    /** Given by staff: no assignment takes it away. */
    is_by_hand: Generated<boolean>
    /** Of an entry that all judge before the others, to compare how they score; it never counts. */
    is_sample: Generated<boolean>
    /** What was typed so far, by field. */
    typed_encrypted: string | null
    saved_at: Date | null
    /** As it was sent. */
    scores: JSONColumnType<Scores, string | undefined, string>
    /** Why a criterion does not apply, by criterion. */
    reasons_encrypted: string | null
    /** For staff and for the judge alone. */
    note_encrypted: string | null
    /** For the team, once the round is decided. */
    feedback_encrypted: string | null
    assigned_at: Created
    submitted_at: Date | null
  }
  /** Pairs that staff took away. */
  venture_barred_pairs: { round_number: number; entry_id: string; judge_id: string; barred_at: Created }
}
