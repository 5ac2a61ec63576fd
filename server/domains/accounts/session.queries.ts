import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Staff: one hour idle. */
const staffIdle = sql`interval '1 hour'`

/**
 * The live session of a token with its account, acting team and staff standing; undefined for one that has
 * ended, expired or idled out, and for an account that is not active. The database's clock decides.
 */
export async function findLiveSession(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
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
      sql<boolean>`sessions.second_factor_at is not null`.as('has_second_factor'),
      sql<boolean>`coalesce(sessions.step_up_at > now() - interval '15 minutes', false)`.as(
        'has_fresh_proof',
      ),
      sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`.as('is_seen_long_ago'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where(sql<boolean>`sessions.expires_at > now()`)
    .where(sql<boolean>`(not sessions.is_staff or sessions.last_seen_at > now() - ${staffIdle})`)
    .executeTakeFirst()
}

export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}
