import type { ColumnType, Generated } from 'kysely'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { SurveyGroup, SurveyKind, SurveyState } from '../../../shared/rules/surveys.ts'

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export type SurveysTables = {
  surveys: {
    id: Generated<string>
    kind: SurveyKind
    state: Generated<SurveyState>
    title: Json<Bilingual>
    lead: Json<Bilingual>
    questions: Json<QuestionSet>
    recipients_group: Json<SurveyGroup>
    /** `YYYY-MM-DD`, the last day for answers. */
    closes_on: string | null
    version: Generated<number>
    answered: Generated<number>
    created_by: string
    created_at: Generated<Date>
    opened_by: Generated<string | null>
    opened_at: Generated<Date | null>
    closed_at: Generated<Date | null>
  }
  survey_recipients: {
    survey_id: string
    account_id: string
    /** Null until the person has been informed. */
    told_at: Date | null
    /** `YYYY-MM-DD` */
    answered_on: string | null
  }
  survey_answers: {
    id: Generated<string>
    survey_id: string
    /** The ordinal of the group of five answers of the survey that it belongs to. */
    batch: number
    answers_encrypted: string
  }
}
