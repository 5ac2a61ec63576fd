import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Begins the countdown; there is none that is open. */
export async function insertDeletion(db: Db, accountId: string, days: number) {
  return db
    .insertInto('account_deletions')
    .values({
      account_id: accountId,
      due_at: sql<Date>`now() + make_interval(days => ${days})`,
      cancelled_at: null,
      done_at: null,
    })
    .returning(['id', 'due_at'])
    .executeTakeFirstOrThrow()
}

export async function cancelDeletion(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('account_deletions')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .execute()
}

/** Whoever has signed in since stays, whichever way they came in. */
const hasReturned = sql<boolean>`exists (
  select from sessions where sessions.account_id = account_deletions.account_id
    and sessions.created_at > account_deletions.requested_at)`

/** Who is suspended cannot sign in to call it off: their deletion waits. */
const isSuspended = sql<boolean>`exists (
  select from accounts where accounts.id = account_deletions.account_id and accounts.status = 'suspended')`

/** Accounts whose time has come, and those whose owner is back. */
export async function listDueDeletions(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('account_id')
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where(({ or }) => or([sql<boolean>`due_at <= now()`, hasReturned]))
    .where(({ not }) => not(isSuspended))
    .orderBy('due_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.account_id)
}

/** The open deletion of an account, locked; undefined where it was called off or done meanwhile. */
export async function lockDeletion(db: Db, accountId: string) {
  return db
    .selectFrom('account_deletions')
    .select(['id', hasReturned.as('has_returned')])
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where(({ not }) => not(isSuspended))
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps every row from being written for an account until the commit. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function finishDeletion(db: Db, id: string, accountId: string): Promise<void> {
  await db.updateTable('account_deletions').set({ done_at: sql<Date>`now()` }).where('id', '=', id).execute()
  await db.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', accountId).execute()
}

/** Teams in which nobody else is. */
export async function listOwnTeams(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select team_id as id from memberships mine
    where account_id = ${accountId} and left_at is null and not exists (
      select from memberships other
      where other.team_id = mine.team_id and other.account_id <> mine.account_id and other.left_at is null)
  `.execute(db)
  return rows.map((row) => row.id)
}

/** The name under which somebody is staff; undefined where they are not. */
export async function findActiveStaffName(db: Db, accountId: string): Promise<string | undefined> {
  const staff = await db
    .selectFrom('staff_members')
    .select('display_name')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return staff?.display_name
}

/** Drafts of teams that end go with all that hangs on them. */
export async function deleteDraftsOf(db: Db, teamIds: string[]): Promise<void> {
  if (teamIds.length === 0) return
  await db
    .deleteFrom('applications')
    .where('team_id', 'in', teamIds)
    .where('state', '=', 'draft')
    .where(
      sql<boolean>`not exists (select from application_decisions where application_id = applications.id)`,
    )
    .execute()
}

/** What a team answered goes with it; the decision stays. */
export async function emptyAnswersOf(db: Db, teamIds: string[], empty: string): Promise<void> {
  if (teamIds.length === 0) return
  await sql`update applications set answers_encrypted = ${empty}, correction_answers_encrypted = null,
    appeal_encrypted = null where team_id = any(${teamIds}::uuid[])`.execute(db)
  await sql`update application_revisions set answers_encrypted = ${empty} where application_id in (
    select id from applications where team_id = any(${teamIds}::uuid[]))`.execute(db)
}

/**
 * Files that are the person's alone: what was uploaded and not sent, what stands in a draft, and the papers of teams
 * that end.
 */
export async function listOwnFiles(db: Db, accountId: string, endingTeams: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('owner_account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('attached_kind', 'is', null),
        eb('attached_kind', '=', 'statementDraft'),
        eb('team_id', '=', sql<string>`any(${endingTeams}::uuid[])`),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}

export async function listExportKeys(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_exports')
    .select('storage_key')
    .where('account_id', '=', accountId)
    .where('storage_key', 'is not', null)
    .execute()
  return rows.map((row) => row.storage_key ?? '')
}
