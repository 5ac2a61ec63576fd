import { sql } from 'kysely'
import type { SurveyGroup } from '../../../shared/rules/surveys.ts'
import type { Db } from '../../db/database.ts'
import { membersOf } from './group-members.queries.ts'

export async function countGroup(db: Db, group: SurveyGroup): Promise<number> {
  const { count } = await db
    .selectFrom(membersOf(db, group).as('members'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Adds everyone now in the group, each once; returns how many. */
export async function addRecipients(db: Db, surveyId: string, group: SurveyGroup): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('survey_recipients')
    .columns(['survey_id', 'account_id'])
    .expression(
      db
        .selectFrom(membersOf(db, group).as('members'))
        .select([sql<string>`${surveyId}::uuid`.as('survey_id'), 'members.id as account_id']),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** The next recipients to notify. */
export async function listUntold(db: Db, surveyId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('survey_recipients')
    .select('account_id')
    .where('survey_id', '=', surveyId)
    .where('told_at', 'is', null)
    .orderBy('account_id')
    .limit(limit)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/**
 * Claims a recipient unless another node has, with whether they are still in the survey's group: their
 * privilege or account may have ended since it was opened.
 */
export async function claimUntold(db: Db, surveyId: string, group: SurveyGroup, accountId: string) {
  return db
    .selectFrom('survey_recipients')
    .select(sql<boolean>`survey_recipients.account_id in (${membersOf(db, group)})`.as('isStillMeant'))
    .where('survey_id', '=', surveyId)
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function markTold(db: Db, surveyId: string, accountId: string): Promise<void> {
  await db
    .updateTable('survey_recipients')
    .set({ told_at: sql<Date>`now()` })
    .where('survey_id', '=', surveyId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Removes a recipient who is no longer in the group. */
export async function dropRecipient(db: Db, surveyId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom('survey_recipients')
    .where('survey_id', '=', surveyId)
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute()
}

/** The survey if it is open, locked until the transaction ends. */
export async function holdOpenSurvey(db: Db, surveyId: string) {
  return db
    .selectFrom('surveys')
    .select(['id', 'kind', 'title', 'closes_on', 'state', 'recipients_group'])
    .where('id', '=', surveyId)
    .where('state', '=', 'open')
    .forKeyShare()
    .executeTakeFirst()
}
