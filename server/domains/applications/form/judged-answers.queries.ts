import type { OfferingKind } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { Db } from '../../../db/database.ts'

/** The answers of applications with the questions that they answer. */
export async function listAnswers(db: Db, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return db
    .selectFrom('applications')
    .innerJoin('question_sets', 'question_sets.id', 'applications.question_set_id')
    .select(['applications.id', 'applications.answers_encrypted', 'question_sets.questions'])
    .where('applications.id', 'in', [...applicationIds])
    .execute()
}

/** Every version of the questions of offerings, the newest last. */
export async function listQuestionSets(
  db: Db,
  kind: OfferingKind,
  numbers: readonly number[],
): Promise<QuestionSet[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('question_sets')
    .select('questions')
    .where('offering_kind', '=', kind)
    .where('offering_number', 'in', [...numbers])
    .orderBy('created_at')
    .execute()
  return rows.map(({ questions }) => questions)
}
