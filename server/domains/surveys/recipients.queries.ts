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

/** Everyone who is in the group now, each once; answers how many. */
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

/**
 * Claims the next people whom an open survey has not told, and says of each whether they are still in its group: right
 * and account may have gone since it was opened.
 */
export async function claimUntold(db: Db, surveyId: string, group: SurveyGroup, limit: number) {
  return db
    .with('claimed', (query) =>
      query
        .selectFrom('survey_recipients')
        .select('account_id')
        .where('survey_id', '=', surveyId)
        .where('told_at', 'is', null)
        .orderBy('account_id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .selectFrom('claimed')
    .select([
      'claimed.account_id',
      sql<boolean>`claimed.account_id in (${membersOf(db, group)})`.as('isStillMeant'),
    ])
    .execute()
}

export async function markTold(db: Db, surveyId: string, accountIds: string[]): Promise<void> {
  if (accountIds.length === 0) return
  await db
    .updateTable('survey_recipients')
    .set({ told_at: sql<Date>`now()` })
    .where('survey_id', '=', surveyId)
    .where('account_id', 'in', accountIds)
    .execute()
}

/** Who is no longer meant is no recipient. */
export async function dropRecipients(db: Db, surveyId: string, accountIds: string[]): Promise<void> {
  if (accountIds.length === 0) return
  await db
    .deleteFrom('survey_recipients')
    .where('survey_id', '=', surveyId)
    .where('account_id', 'in', accountIds)
    .where('told_at', 'is', null)
    .execute()
}

/** The survey while it is open, kept so until the transaction ends. */
export async function holdOpenSurvey(db: Db, surveyId: string) {
  return db
    .selectFrom('surveys')
    .select(['id', 'kind', 'title', 'closes_on', 'state', 'recipients_group'])
    .where('id', '=', surveyId)
    .where('state', '=', 'open')
    .forKeyShare()
    .executeTakeFirst()
}
