import { type Insertable, type Selectable, sql } from 'kysely'
import type { JoinState } from '../../../../shared/rules/sign-in/join-requests.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'
import { endOfTerm } from '../../../db/retention.ts'
import type { TeamsTables } from '../../../db/tables/teams.ts'

const columns = [
  'id',
  'team_id',
  'organisation_id',
  'account_id',
  'state',
  'reason_encrypted',
  'created_at',
  'decided_at',
] as const

export type JoinRequestRow = Pick<Selectable<TeamsTables['team_join_requests']>, (typeof columns)[number]>

/** Inserts a request; undefined if this person has an open one to this team. */
export async function insertJoinRequest(
  db: Db,
  row: Pick<
    Insertable<TeamsTables['team_join_requests']>,
    'team_id' | 'organisation_id' | 'account_id' | 'name_encrypted' | 'message_encrypted'
  >,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('team_join_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id']).where('state', '=', 'open').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** A person's newest request to a team. */
export async function findNewestRequest(
  db: Db,
  teamId: string,
  accountId: string,
): Promise<JoinRequestRow | undefined> {
  return db
    .selectFrom('team_join_requests')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listRequestsOf(db: Db, accountId: string): Promise<JoinRequestRow[]> {
  return db
    .selectFrom('team_join_requests')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

/** Open requests to a team, oldest first. */
export async function listOpenRequests(db: Db, teamId: string, limit: number) {
  return db
    .selectFrom('team_join_requests')
    .innerJoin('accounts', 'accounts.id', 'team_join_requests.account_id')
    .select([
      'team_join_requests.id',
      'team_join_requests.name_encrypted',
      'team_join_requests.message_encrypted',
      'team_join_requests.created_at',
      'accounts.phone_encrypted',
    ])
    .where('team_join_requests.team_id', '=', teamId)
    .where('team_join_requests.state', '=', 'open')
    .where('accounts.status', '=', 'active')
    .orderBy('team_join_requests.id')
    .limit(limit)
    .execute()
}

/** A request locked until the commit, so that only one of two deciders succeeds. */
export async function lockRequest(db: Db, requestId: string): Promise<JoinRequestRow | undefined> {
  return db
    .selectFrom('team_join_requests')
    .select(columns)
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}

/** Closes a request; undefined if it is no longer open. */
export async function closeRequest(
  db: Db,
  requestId: string,
  set: { state: JoinState; decided_by?: string; reason_encrypted?: string },
): Promise<JoinRequestRow | undefined> {
  return db
    .updateTable('team_join_requests')
    .set({ ...set, decided_at: sql<Date>`now()` })
    .where('id', '=', requestId)
    .where('state', '=', 'open')
    .returning(columns)
    .executeTakeFirst()
}

/** Closes the open request of a person who has become a member. */
export async function acceptRequestOf(db: Db, teamId: string, accountId: string): Promise<void> {
  await db
    .updateTable('team_join_requests')
    .set({ state: 'accepted', decided_at: sql<Date>`now()` })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute()
}

/** Requests not decided within their term. */
export async function listUnansweredRequests(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await unanswered(db).where(notAmong('id', waiting)).orderBy('created_at').limit(200).execute()
  return rows.map(({ id }) => id)
}

/** Locked; undefined if somebody is answering it at this moment. */
export async function lockUnansweredRequest(db: Db, id: string): Promise<JoinRequestRow | undefined> {
  return unanswered(db).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
}

function unanswered(db: Db) {
  return db
    .selectFrom('team_join_requests')
    .select(columns)
    .where('state', '=', 'open')
    .where('created_at', '<', endOfTerm('openJoinRequests'))
}

/** Decided requests are kept for the requester to read, then removed. */
export async function removeOldRequests(db: Db): Promise<void> {
  await db.deleteFrom('team_join_requests').where('decided_at', '<', endOfTerm('joinRequests')).execute()
}
