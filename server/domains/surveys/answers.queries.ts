import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { SurveysTables } from '../../db/tables/surveys.ts'

/** Encryption context of the answers. */
export const answersContext = 'survey_answers.answers'

/** Records that a person has answered; false if they had before. */
export async function markAnswered(
  db: Db,
  surveyId: string,
  accountId: string,
  today: string,
): Promise<boolean> {
  const marked = await db
    .updateTable('survey_recipients')
    .set({ answered_on: today })
    .where('survey_id', '=', surveyId)
    .where('account_id', '=', accountId)
    .where('answered_on', 'is', null)
    .returning('survey_id')
    .executeTakeFirst()
  return marked !== undefined
}

/**
 * Counts an answer and returns its number; null if the survey was closed meanwhile, or its last day has
 * ended, by the time of this statement: an answer in transit at midnight would change figures already shown.
 */
export async function countAnswer(db: Db, surveyId: string): Promise<number | null> {
  const counted = await db
    .updateTable('surveys')
    .set({ answered: sql`answered + 1` })
    .where('id', '=', surveyId)
    .where('state', '=', 'open')
    .where(sql<boolean>`(closes_on is null
      or closes_on >= (clock_timestamp() at time zone 'Asia/Shanghai')::date)`)
    .returning('answered')
    .executeTakeFirst()
  return counted?.answered ?? null
}

export async function addAnswers(db: Db, row: Insertable<SurveysTables['survey_answers']>): Promise<void> {
  await db.insertInto('survey_answers').values(row).execute()
}

/** A survey's answers, ordered by their random ids. */
export async function listAnswers(db: Db, surveyId: string) {
  return db
    .selectFrom('survey_answers')
    .select('answers_encrypted')
    .where('survey_id', '=', surveyId)
    .orderBy('id')
    .execute()
}
