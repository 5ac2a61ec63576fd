import type { Db } from '../../../db/database.ts'

/** The last application that a person began and sent for a team, if nobody else has saved in it. */
export async function findLastSentAlone(
  db: Db,
  { teamId, accountId }: { teamId: string; accountId: string },
) {
  return db
    .selectFrom('applications')
    .select(['id', 'question_set_id', 'answers_encrypted'])
    .where('team_id', '=', teamId)
    .where('started_by', '=', accountId)
    .where('submitted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_revisions')
            .select('number')
            .whereRef('application_id', '=', 'applications.id')
            .where('account_id', '!=', accountId),
        ),
      ),
    )
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
