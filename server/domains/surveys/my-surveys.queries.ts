import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isStillMeant } from './group-members.queries.ts'

/** An account's surveys: notified, and still asked or answered; newest first, as ids are time-ordered. */
export async function listMine(db: Db, accountId: string, page: { limit: number; offset: number }) {
  return mine(db, accountId)
    .orderBy('survey_recipients.survey_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type MineRow = Awaited<ReturnType<typeof listMine>>[number]

export async function findMine(db: Db, accountId: string, surveyId: string) {
  return mine(db, accountId).where('survey_recipients.survey_id', '=', surveyId).executeTakeFirst()
}

/** The total, and how many wait for an answer. */
export async function countMine(db: Db, accountId: string, today: string) {
  return told(db, accountId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`(count(*) filter (where answered_on is null and state = 'open'
        and (closes_on is null or closes_on >= ${today}::date)))::integer`.as('open'),
    ])
    .executeTakeFirstOrThrow()
}

function mine(db: Db, accountId: string) {
  return told(db, accountId).select([
    'surveys.id',
    'surveys.kind',
    'surveys.state',
    'surveys.title',
    'surveys.lead',
    'surveys.questions',
    'surveys.closes_on',
    'survey_recipients.answered_on',
  ])
}

/** A recipient who left the group without answering is no longer asked, and sees no questions. */
function told(db: Db, accountId: string) {
  return db
    .selectFrom('survey_recipients')
    .innerJoin('surveys', 'surveys.id', 'survey_recipients.survey_id')
    .where('survey_recipients.account_id', '=', accountId)
    .where('survey_recipients.told_at', 'is not', null)
    .where(({ eb, or }) => or([eb('survey_recipients.answered_on', 'is not', null), isStillMeant(db)]))
}
