import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Database } from '../../../db/schema.ts'
import type { JudgingTables } from '../../../db/tables/judging.ts'

export type JudgeRow = Selectable<JudgingTables['venture_judges']>

/** Numbers of an edition's rounds. */
export async function roundsOf(db: Db, edition: number): Promise<number[]> {
  const rows = await db.selectFrom('venture_rounds').select('number').where('edition', '=', edition).execute()
  return rows.map(({ number }) => number)
}

/** The rounds of an edition in their order, with how many entries each has now. */
export async function listPlanned(db: Db, edition: number) {
  return db
    .selectFrom('venture_rounds')
    .select((eb) => [
      'number',
      'closes_at',
      'scores_due_at',
      'judges_per_entry',
      eb
        .selectFrom('venture_entries')
        .whereRef('venture_entries.round_number', '=', 'venture_rounds.number')
        .where('venture_entries.state', '<>', 'withdrawn')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('entries'),
    ])
    .where('edition', '=', edition)
    .orderBy('ordinal')
    .execute()
}

/** Whom staff can invite: members whose roles let them judge, with the name that colleagues see. */
export async function listInvitable(db: Db, edition: number) {
  const { rows } = await sql<{ account_id: string; display_name: string }>`
    select account_id, display_name from staff_members
    where status = 'active'
      and exists (select from staff_roles where key = any(staff_members.roles) and 'judgeEntries' = any(privileges))
      and not exists (select from venture_judges where venture_judges.account_id = staff_members.account_id
        and edition = ${edition} and state in ('invited', 'active'))
    order by display_name, account_id`.execute(db)
  return rows
}

/** Who has accepted to judge an edition, of all editions. */
export async function listWhoJudge(db: Db) {
  return db
    .selectFrom('venture_judges')
    .select(['edition', 'tracks', 'fields'])
    .where('state', '=', 'active')
    .execute()
}

/** Judges of an edition with their names. */
export async function listJudges(db: Db, edition: number) {
  const { rows } = await sql<JudgeRow & { name: string }>`
    select j.*, coalesce(s.display_name, '') as name
    from venture_judges j left join staff_members s using (account_id)
    where edition = ${edition} order by name, j.id`.execute(db)
  return rows
}

/** Those of them who have accepted. */
export async function listActiveJudges(db: Db, edition: number) {
  return (await listJudges(db, edition)).filter(({ state }) => state === 'active')
}

export async function findJudge(db: Db, edition: number, accountId: string): Promise<JudgeRow | undefined> {
  return db
    .selectFrom('venture_judges')
    .selectAll()
    .where('edition', '=', edition)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function judgeById(db: Db, id: string): Promise<JudgeRow | undefined> {
  return db.selectFrom('venture_judges').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What somebody judges, the newest edition first. */
export async function judgesOfAccount(db: Db, accountId: string): Promise<JudgeRow[]> {
  return db
    .selectFrom('venture_judges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'removed')
    .orderBy('edition', 'desc')
    .execute()
}

/** Invites somebody, or once more where they declined or were removed. */
export async function putJudge(
  db: Db,
  row: { edition: number; account_id: string; tracks: string[]; invited_by: string },
): Promise<JudgeRow> {
  return db
    .insertInto('venture_judges')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['edition', 'account_id']).doUpdateSet({
        ...row,
        state: 'invited',
        invited_at: databaseClock,
        version: sql`venture_judges.version + 1`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a judge that is still as it was read. @returns undefined where somebody was faster */
export async function updateJudge(
  db: Db,
  { id, version }: Pick<JudgeRow, 'id' | 'version'>,
  set: UpdateObject<Database, 'venture_judges'>,
): Promise<JudgeRow | undefined> {
  return db
    .updateTable('venture_judges')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** Notes that judges were reminded. @returns those who had not been for a day */
export async function markReminded(db: Db, judgeIds: readonly string[]): Promise<JudgeRow[]> {
  if (judgeIds.length === 0) return []
  return db
    .updateTable('venture_judges')
    .set({ reminded_at: databaseClock })
    .where('id', 'in', [...judgeIds])
    .where((eb) =>
      eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', sql<Date>`now() - interval '20 hours'`)]),
    )
    .returningAll()
    .execute()
}

/** Notes what a judge must not judge. */
export async function insertConflict(db: Db, judgeId: string, entryId: string): Promise<void> {
  await db
    .insertInto('venture_conflicts')
    .values({ judge_id: judgeId, entry_id: entryId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
