import type { OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { Db } from '../../../db/database.ts'
import { columnsOf } from '../../../db/offering-columns.ts'

/** The newest version of an offering's questions; undefined for one that never had any. */
export async function findNewestQuestions(db: Db, offering: OfferingKey) {
  return db
    .selectFrom('question_sets')
    .select(['id', 'version', 'questions'])
    .where((eb) => eb.and(columnsOf(offering)))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertQuestions(
  db: Db,
  offering: OfferingKey,
  { version, questions }: { version: number; questions: QuestionSet },
): Promise<void> {
  await db
    .insertInto('question_sets')
    .values({ ...columnsOf(offering), version, questions: JSON.stringify(questions) })
    .execute()
}
