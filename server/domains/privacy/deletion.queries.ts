import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { notAmong } from '../../db/not-among.ts'

/** Starts the countdown; undefined if one is running. */
export async function insertDeletion(db: Db, accountId: string, days: number) {
  return db
    .insertInto('account_deletions')
    .values({
      account_id: accountId,
      due_at: sql<Date>`now() + make_interval(days => ${days})`,
      cancelled_at: null,
      done_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .where('cancelled_at', 'is', null)
        .where('done_at', 'is', null)
        .doNothing(),
    )
    .returning(['id', 'due_at'])
    .executeTakeFirst()
}

/** @returns undefined if no deletion is pending */
export async function cancelDeletion(db: Db, accountId: string) {
  return db
    .updateTable('account_deletions')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** Restarts the waiting period. @returns undefined if no deletion is pending */
export async function prolongDeletion(db: Db, accountId: string, days: number) {
  return db
    .updateTable('account_deletions')
    .set({ due_at: sql<Date>`now() + make_interval(days => ${days})` })
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .returning(['id', 'due_at'])
    .executeTakeFirst()
}

export async function findDeletion(db: Db, id: string) {
  return db
    .selectFrom('account_deletions')
    .select(['requested_at', 'due_at', 'cancelled_at', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The latest request, whatever its outcome. */
export async function findLatestDeletion(db: Db, accountId: string) {
  return db
    .selectFrom('account_deletions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst()
}

/** A suspended person cannot sign in to cancel, so their deletion waits. */
const isSuspended = sql<boolean>`exists (
  select from accounts where accounts.id = account_deletions.account_id and accounts.status = 'suspended')`

/** Accounts whose deletion is due. */
export async function listDueDeletions(
  db: Db,
  waiting: readonly string[],
): Promise<{ id: string; account_id: string }[]> {
  return db
    .selectFrom('account_deletions')
    .select(['id', 'account_id'])
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where(sql<boolean>`due_at <= now()`)
    .where(({ not }) => not(isSuspended))
    .where(notAmong('id', waiting))
    .orderBy('due_at')
    .limit(100)
    .execute()
}

/** An account's due deletion, locked; undefined if cancelled, postponed or done meanwhile. */
export async function lockDeletion(db: Db, accountId: string) {
  return db
    .selectFrom('account_deletions')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`due_at <= now()`)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where(({ not }) => not(isSuspended))
    .forUpdate()
    .executeTakeFirst()
}

/** Prevents any row from being written for an account until the commit. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function finishDeletion(db: Db, id: string, accountId: string): Promise<void> {
  await db.updateTable('account_deletions').set({ done_at: sql<Date>`now()` }).where('id', '=', id).execute()
  await db.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', accountId).execute()
}

/** Teams without other members. */
export async function listOwnTeams(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select team_id as id from memberships mine
    where account_id = ${accountId} and left_at is null and not exists (
      select from memberships other
      where other.team_id = mine.team_id and other.account_id <> mine.account_id and other.left_at is null)
  `.execute(db)
  return rows.map((row) => row.id)
}

/** A person's staff name; undefined if they are not staff. */
export async function findActiveStaffName(db: Db, accountId: string): Promise<string | undefined> {
  const staff = await db
    .selectFrom('staff_members')
    .select('display_name')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return staff?.display_name
}

/** Drafts of ending teams are deleted with everything attached. */
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

/** A team's answers are erased with it; the decision stays. */
export async function emptyAnswersOf(db: Db, teamIds: string[], empty: string): Promise<void> {
  if (teamIds.length === 0) return
  await sql`update applications set answers_encrypted = ${empty}, correction_answers_encrypted = null,
    appeal_encrypted = null where team_id = any(${teamIds}::uuid[])`.execute(db)
  await sql`update application_revisions set answers_encrypted = ${empty}, receipt = null where application_id in (
    select id from applications where team_id = any(${teamIds}::uuid[]))`.execute(db)
}

/** A one-person team's name is erased with the person, including where it became an organisation's name. */
export async function emptyNamesOf(db: Db, teamIds: string[], emptyAddress: string): Promise<void> {
  if (teamIds.length === 0) return
  const ending = sql`any(${teamIds}::uuid[])`
  await sql`update teams set name = '' where id = ${ending}`.execute(db)
  await sql`update organisation_submissions set facts = facts || '{"name": ""}'
    where organisation_id in (select id from organisations where team_id = ${ending})`.execute(db)
  await sql`update organisation_faces set about_zh = '', about_en = '', website = ''
    where organisation_id in (select id from organisations where team_id = ${ending})
      and not exists (select from organisations other where other.entity_id = organisation_faces.entity_id
        and other.team_id <> all(${teamIds}::uuid[]) and other.verified_until is not null
        and other.state not in ('revoked', 'closed'))`.execute(db)
  await sql`update organisations set name = '', name_key = '', name_sound = null, verified_name = null,
    address_encrypted = ${emptyAddress}, address_index = null where team_id = ${ending}`.execute(db)
  await sql`delete from notifications where team_id = ${ending}`.execute(db)
}

/** Since when teams are called what they are called. */
export async function listTeamNamingTimes(db: Db, teamIds: string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; since: Date }>`
    select id, greatest(created_at, (select max(at) from audit_events
      where subject_kind = 'team' and lower(subject_id) = teams.id::text and kind = 'team.renamed')) as since
    from teams where id = any(${teamIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, since }) => [id, since]))
}

/**
 * Takes a team's name out of messages to others that were written since it was called so; not where another team is
 * called the same, which they may mean.
 */
export async function maskNoticesNaming(
  db: Db,
  { word: teamName, since }: { word: string; since: Date | null },
  stars: string,
): Promise<void> {
  for (const param of ['team', 'name']) {
    await sql`update notifications set params = jsonb_set(params, array[${param}], to_jsonb(${stars}::text))
      where params->>${param} = ${teamName} and created_at >= coalesce(${since}::timestamptz, '-infinity')
        and not exists (select from teams where name = ${teamName})
        and not exists (select from organisations where name = ${teamName} or verified_name = ${teamName})`.execute(
      db,
    )
  }
}

/** Whether they are in a team, or act for an organisation, that continues without them. */
export async function actsForOthers(db: Db, accountId: string, endingTeams: string[]): Promise<boolean> {
  const { rows } = await sql`
    select from memberships where account_id = ${accountId} and team_id <> all(${endingTeams}::uuid[])
    union all
    select from acting_persons where account_id = ${accountId} and team_id <> all(${endingTeams}::uuid[])
    limit 1`.execute(db)
  return rows.length > 0
}

/** Organisations that they act for or whose teams they are in. */
export async function listOrganisationsOf(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organisation_id as id from acting_persons where account_id = ${accountId}
    union select o.id from organisations o join memberships m on m.team_id = o.team_id
      where m.account_id = ${accountId}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Files that belong to the person alone: uploads not sent, files of drafts and complaints, and papers of
 * ending teams.
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
        eb('attached_kind', 'in', ['statementDraft', 'feedback']),
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
