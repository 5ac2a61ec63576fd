import { sql } from 'kysely'
import type { LiftReason, SuspensionReason } from '../../../shared/rules/sign-in/suspensions.ts'
import type { Db } from '../../db/database.ts'

/** An account locked until the transaction ends; a concurrent sign-in waits. */
export async function lockAccount(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'status', 'phone_encrypted'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export async function findSeenAccount(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('staff_members', (join) =>
      join.onRef('staff_members.account_id', '=', 'accounts.id').on('staff_members.status', '=', 'active'),
    )
    .select([
      'accounts.id',
      'accounts.status',
      'accounts.locale',
      'accounts.created_at',
      'accounts.phone_encrypted',
      'accounts.name_encrypted',
      'accounts.email_encrypted',
      'staff_members.display_name',
      'staff_members.roles',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
}

export async function setStatus(db: Db, accountId: string, status: 'active' | 'suspended'): Promise<void> {
  await db.updateTable('accounts').set({ status }).where('id', '=', accountId).execute()
}

/** Whether two people are or were in a team together. */
export async function haveSharedTeam(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships as mine')
    .innerJoin('memberships as theirs', 'theirs.team_id', 'mine.team_id')
    .select('mine.team_id')
    .where('mine.account_id', '=', one)
    .where('theirs.account_id', '=', other)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends every code and link for signing in or confirming, in whichever browser they were requested. */
export async function closeWaysIn(db: Db, accountId: string, phoneIndexes: string[]): Promise<void> {
  const now = sql<Date>`now()`
  await db
    .updateTable('one_time_codes')
    .set({ closed_at: now })
    .where('phone_index', '=', sql<string>`any(${phoneIndexes})`)
    .where('closed_at', 'is', null)
    .execute()
  await db
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  await db
    .deleteFrom('passkey_challenges')
    .where('session_id', 'in', (query) =>
      query.selectFrom('sessions').select('sessions.id').where('sessions.account_id', '=', accountId),
    )
    .execute()
}

/**
 * Ends open offers of the account: invitations into its teams, teams offered to a member, and staff
 * invitations that it requested or confirmed, confirmed or not. None becomes valid again when the suspension
 * is lifted.
 */
export async function takeBackOffers(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('created_by', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('team_hand_overs').where('from_account_id', '=', accountId).execute()
  await sql`update staff_invitations set expires_at = now()
    where used_at is null and (expires_at is null or expires_at > now()) and (created_by = ${accountId} or exists (
      select from staff_role_changes change where change.invitation_id = staff_invitations.id
        and ${accountId}::uuid in (change.asked_by, change.decided_by)))`.execute(db)
}

export async function insertSuspension(
  db: Db,
  row: { account_id: string; reason: SuspensionReason; words_encrypted: string; suspended_by: string },
): Promise<string> {
  const { id } = await db
    .insertInto('account_suspensions')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endSuspension(
  db: Db,
  id: string,
  set: { lift_reason: LiftReason; lift_words_encrypted: string; lifted_by: string },
): Promise<void> {
  await db
    .updateTable('account_suspensions')
    .set({ ...set, lifted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The newest suspension, lifted or not. */
export async function findNewestSuspension(db: Db, accountId: string) {
  return db
    .selectFrom('account_suspensions')
    .select(['suspended_by', 'lifted_by', 'lifted_at'])
    .where('account_id', '=', accountId)
    .orderBy('suspended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An account's newest suspensions with staff names. */
export async function listSuspensions(db: Db, accountId: string, most: number) {
  return db
    .selectFrom('account_suspensions as s')
    .leftJoin('staff_members as by', 'by.account_id', 's.suspended_by')
    .leftJoin('staff_members as lifter', 'lifter.account_id', 's.lifted_by')
    .selectAll('s')
    .select(['by.display_name as by_name', 'lifter.display_name as lifter_name'])
    .where('s.account_id', '=', accountId)
    .orderBy('s.suspended_at', 'desc')
    .limit(most)
    .execute()
}

/** An account's teams, with the other active members, except its personal space. */
export async function listTeamsSeen(db: Db, accountId: string) {
  const others = sql`from memberships other join accounts on accounts.id = other.account_id
    where other.team_id = teams.id and other.left_at is null and other.account_id <> ${accountId}
      and accounts.status = 'active'`
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .leftJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select([
      'teams.name',
      'teams.kind',
      'memberships.role',
      sql<number>`(select count(*)::int ${others})`.as('others'),
      sql<number>`(select count(*)::int ${others} and other.role <> 'member')`.as('managers'),
      sql<boolean>`organisations.verified_until is not null`.as('hasOrganisation'),
    ])
    .where('memberships.account_id', '=', accountId)
    .where('memberships.left_at', 'is', null)
    .where('teams.kind', '<>', 'person')
    .orderBy('memberships.joined_at')
    .execute()
}
