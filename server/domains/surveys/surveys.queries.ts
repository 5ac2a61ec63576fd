import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { SurveysTables } from '../../db/tables/surveys.ts'

/** Newest first, with the numbers of recipients and of those notified. */
export async function listSurveyRows(db: Db, page: { limit: number; offset: number }) {
  return withCounts(db).orderBy('surveys.id', 'desc').limit(page.limit).offset(page.offset).execute()
}

export type SurveyRow = Awaited<ReturnType<typeof listSurveyRows>>[number]

export async function findSurvey(db: Db, id: string): Promise<SurveyRow | undefined> {
  return withCounts(db).where('surveys.id', '=', id).executeTakeFirst()
}

export async function lockSurvey(db: Db, id: string): Promise<SurveyRow | undefined> {
  const locked = await db
    .selectFrom('surveys')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findSurvey(db, id)
}

export async function countSurveys(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('surveys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSurvey(db: Db, row: Insertable<SurveysTables['surveys']>): Promise<string> {
  const { id } = await db.insertInto('surveys').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function deleteSurvey(db: Db, id: string): Promise<void> {
  await db.deleteFrom('surveys').where('id', '=', id).execute()
}

function withCounts(db: Db) {
  return db
    .selectFrom('surveys')
    .selectAll('surveys')
    .select(({ selectFrom }) => [
      selectFrom('survey_recipients')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('survey_recipients.survey_id', '=', 'surveys.id')
        .$asScalar()
        .$notNull()
        .as('recipients'),
      selectFrom('survey_recipients')
        .select(({ fn }) => fn.count<number>('told_at').as('count'))
        .whereRef('survey_recipients.survey_id', '=', 'surveys.id')
        .$asScalar()
        .$notNull()
        .as('told'),
    ])
}
