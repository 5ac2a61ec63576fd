import { sql } from 'kysely'
import type { IdentityProof } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Db } from '../../../db/database.ts'
import { privilegesOf } from '../../../db/privileges-of.ts'
import { isConsentDue } from './consent.queries.ts'

/** Idle timeout of staff: one hour. */
const staffIdle = sql`interval '1 hour'`

/**
 * The live session of a token with its account, acting team and staff standing; undefined if it has ended,
 * expired or idled out, or its account is not active. The database's clock decides. A token that was just
 * replaced finds the session as it was before its proof.
 */
export async function findLiveSession(db: Db, tokenHash: Buffer) {
  const isCurrent = sql`sessions.token_hash = ${tokenHash}`
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('sessions')
        .selectAll()
        .where(
          sql<boolean>`(${isCurrent} or (sessions.replaced_token_hash = ${tokenHash} and sessions.replaced_until > now()))`,
        )
        // Filters by token first: a plan cached while the portal is new and has no statistics would scan all
        // live sessions.
        .offset(sql.lit(0))
        .as('sessions'),
    )
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'sessions.team_id')
        .onRef('memberships.account_id', '=', 'sessions.account_id')
        .on('memberships.left_at', 'is', null),
    )
    .leftJoin('staff_members', (join) =>
      join
        .onRef('staff_members.account_id', '=', 'sessions.account_id')
        .on('staff_members.status', '=', 'active'),
    )
    .select([
      'sessions.id',
      'sessions.account_id',
      'memberships.team_id',
      'memberships.role',
      'staff_members.roles as staff_roles',
      privilegesOf('staff_members.roles').as('staff_privileges'),
      sql<boolean>`${isCurrent} and sessions.second_factor_at is not null`.as('has_second_factor'),
      sql<boolean>`${isCurrent} and coalesce(sessions.step_up_at > now() - interval '15 minutes', false)`.as(
        'has_fresh_proof',
      ),
      isConsentDue(sql.ref('sessions.account_id')).as('is_consent_due'),
      sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`.as('is_seen_long_ago'),
    ])
    .where(isStanding)
    .executeTakeFirst()
}

/** The owner of a session, however it ended; undefined if the account is not active. */
export async function findOwnerOfSession(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.account_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
  return row?.account_id
}

/** Those of the sessions that are still live. */
export async function listStanding(db: Db, sessionIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('sessions.id')
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where(isStanding)
    .execute()
  return rows.map(({ id }) => id)
}

/** Not ended, expired or idled out, and its account is active. */
const isStanding = sql<boolean>`sessions.ended_at is null and sessions.expires_at > now()
  and (not sessions.is_staff or sessions.last_seen_at > now() - ${staffIdle})
  and (select status from accounts where id = sessions.account_id) = 'active'`

/** A live session that was started with this token within the last seconds. */
export async function findSessionStartedWith(db: Db, tokenHash: Buffer, withinSeconds: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.team_id', 'sessions.is_staff'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where(sql<boolean>`sessions.created_at > now() - make_interval(secs => ${withinSeconds})`)
    .executeTakeFirst()
}

export async function touchSession(db: Db, sessionId: string, addressRange: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()`, address_range: addressRange })
    .where('id', '=', sessionId)
    .execute()
}

export async function insertSession(
  db: Db,
  session: {
    account_id: string
    token_hash: Buffer
    team_id: string | null
    is_staff: boolean
    device: string
    address_range: string
    identity_proven_by: IdentityProof | null
  },
  lifeHours: number,
): Promise<string> {
  const inserted = await db
    .insertInto('sessions')
    .values({
      ...session,
      identity_proven_at: session.identity_proven_by && sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(hours => ${lifeHours})`,
      second_factor_at: null,
      step_up_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

export async function isActiveStaff(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_members')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** The team that the account last acted for and is still in, else the first it joined; null without any. */
export async function findTeamToActFor(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('memberships')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.account_id', '=', 'memberships.account_id')
        .onRef('sessions.team_id', '=', 'memberships.team_id'),
    )
    .select('memberships.team_id')
    .where('memberships.account_id', '=', accountId)
    .where('memberships.left_at', 'is', null)
    .orderBy(sql`sessions.last_seen_at desc nulls last`)
    .orderBy('memberships.joined_at')
    .limit(1)
    .executeTakeFirst()
  return row?.team_id ?? null
}

export async function endSessionOfToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends an account's live sessions: one, all but one, or all. Returns how many. */
export async function endSessions(
  db: Db,
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '!=', which.except)
  const result = await query.executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function listLiveSessions(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address_range', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .where(sql<boolean>`(not is_staff or last_seen_at > now() - ${staffIdle})`)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()
}

export async function setActingTeam(db: Db, sessionId: string, teamId: string): Promise<void> {
  await db.updateTable('sessions').set({ team_id: teamId }).where('id', '=', sessionId).execute()
}

export async function findTeamName(db: Db, teamId: string | null) {
  if (!teamId) return undefined
  return db.selectFrom('teams').select(['id', 'name']).where('id', '=', teamId).executeTakeFirst()
}
