import type { ColumnType, Generated } from 'kysely'
import type { QuestionSide, QuestionState } from '../../../shared/rules/venture/question-transitions.ts'

type Created = ColumnType<Date, Date | undefined, never>

export type VentureQuestionTables = {
  /** A question about an entry, of one side to the other. */
  venture_questions: {
    id: Generated<string>
    reference: string
    entry_id: string
    /** The round that the entry was in. */
    round_number: number
    team_id: string
    asked_by: QuestionSide
    account_id: string
    /** The judge for whom staff ask; known to staff alone. */
    judge_id: string | null
    state: Generated<QuestionState>
    version: Generated<number>
    text_encrypted: string
    due_on: string
    asked_at: Created
    answered_at: Date | null
    assigned_to: Generated<string | null>
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
  }
  /** Its answers, the newest of which counts. */
  venture_answers: {
    question_id: string
    version: number
    account_id: string
    text_encrypted: string
    at: Created
  }
  /** Who of the other side has read it, version 0, or one of its answers. */
  venture_question_reads: {
    question_id: string
    version: number
    account_id: string
    side: QuestionSide
    at: Created
  }
}
