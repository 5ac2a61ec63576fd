import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** One submitted application, as it appears in staff lists. */
export async function findQueueRow(db: Db, applicationId: string) {
  return db
    .selectFrom('applications')
    .innerJoin('teams', 'teams.id', 'applications.team_id')
    .selectAll('applications')
    .select([
      'teams.name as team_name',
      sql<boolean>`coalesce(amendable_until > now(), false)`.as('is_amendable'),
      sql<boolean>`coalesce(due_on < (now() at time zone 'Asia/Shanghai')::date, false)`.as('is_overdue'),
    ])
    .where('applications.submitted_at', 'is not', null)
    .where('applications.state', '<>', 'draft')
    .where('applications.id', '=', applicationId)
    .executeTakeFirst()
}

export type QueueRow = NonNullable<Awaited<ReturnType<typeof findQueueRow>>>

/** Other applications of the same organisation, or of the same team where it has none. */
export async function listOthers(
  db: Db,
  { id, teamId, organisationId }: { id: string; teamId: string; organisationId: string | null },
  limit: number,
) {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('id', '!=', id)
    .where('submitted_at', 'is not', null)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .$if(organisationId === null, (query) => query.where('team_id', '=', teamId))
    .orderBy('submitted_at', 'desc')
    .limit(limit)
    .execute()
}
