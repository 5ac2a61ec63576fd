import { sql } from 'kysely'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'

export async function listTeamApplications(
  db: Db,
  teamId: string,
  options: { kind?: OfferingKind; states?: readonly string[]; limit: number; offset: number },
) {
  const matching = db
    .selectFrom('applications')
    .where('team_id', '=', teamId)
    .$if(options.kind !== undefined, (query) => query.where('offering_kind', '=', options.kind ?? 'tool'))
    .$if(options.states !== undefined, (query) =>
      query.where(sql<boolean>`state = any(${[...(options.states ?? [])]}::text[])`),
    )
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .offset(options.offset)
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function listEvents(db: Db, applicationId: string) {
  return db
    .selectFrom('application_events')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

export async function listMessages(db: Db, applicationId: string) {
  return db
    .selectFrom('application_messages')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Decisions, the newest first: the first one is in force. */
export async function listDecisions(db: Db, applicationId: string) {
  return db
    .selectFrom('application_decisions')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Everybody who has decided about an application. */
export async function decidersOf(db: Db, applicationId: string): Promise<string[]> {
  return (await listDecisions(db, applicationId)).map((decision) => decision.decided_by)
}

/** The last two submitted versions of the answers, the newest first. */
export async function listLastRevisions(db: Db, applicationId: string) {
  return db
    .selectFrom('application_revisions')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()
}

/** How many undecided applications are due before this one. */
export async function countDueBefore(
  db: Db,
  application: { id: string; due_on: string | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', 'in', ['submitted', 'in_review'])
    .where(sql<boolean>`(due_on, id) < (${application.due_on}::date, ${application.id}::uuid)`)
    .executeTakeFirstOrThrow()
  return count
}

export async function findDrawnCode(db: Db, applicationId: string) {
  return db
    .selectFrom('activation_codes')
    .select('code_encrypted')
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
}

export async function countTeamApplications(
  db: Db,
  teamId: string,
  states: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', teamId)
    .where(sql<boolean>`state = any(${[...states]}::text[])`)
    .executeTakeFirstOrThrow()
  return row.count
}
