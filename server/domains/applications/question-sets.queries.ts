import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { Db } from '../../db/database.ts'

/** The version of the questions that an application was begun with. @throws if it is missing */
export async function questionSetOf(db: Db, id: string): Promise<QuestionSet> {
  const { questions } = await db
    .selectFrom('question_sets')
    .select('questions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return questions
}
