import { sql } from 'kysely'
import type { VerificationState } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { Finding } from '../../../../shared/rules/organisations/verification-verdicts.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'

const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`

/**
 * Whether an account is or was in a team of the organisation, whichever of its teams has this verification: a former
 * member may still take its side.
 */
export async function isInTeamOf(db: Db, organisationId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from organisations about
    join organisations o on o.id = about.id or o.entity_id = about.entity_id
    join teams t on t.organisation_id = o.id or t.id = o.team_id
    join memberships m on m.team_id = t.id
    where about.id = ${organisationId} and m.account_id = ${accountId} limit 1`.execute(db)
  return rows.length > 0
}

export async function findTeamNames(db: Db, teamId: string) {
  return db.selectFrom('teams').select(['name', 'kind']).where('id', '=', teamId).executeTakeFirst()
}

export async function findStaffName(db: Db, accountId: string): Promise<string | null> {
  const staff = await db
    .selectFrom('staff_members')
    .select('display_name')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return staff?.display_name ?? null
}

/** Writes the verdict on all acting persons that await one, or on one of them. */
export async function decideActingPersons(
  db: Db,
  organisationId: string,
  finding: Finding,
  accountId?: string,
): Promise<void> {
  await db
    .updateTable('acting_persons')
    .set({ finding, decided_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('finding', '=', 'unknown')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .execute()
}

/** The day this many months from today in Shanghai. `YYYY-MM-DD`. */
export async function findDayInMonths(db: Db, months: number): Promise<string> {
  const result = await sql<{ day: string }>`
    select to_char(${today} + make_interval(months => ${months}), 'YYYY-MM-DD') as day`.execute(db)
  return result.rows[0]?.day ?? ''
}

/** The day this many days from today in Shanghai. `YYYY-MM-DD`. */
export async function findDayInDays(db: Db, days: number): Promise<string> {
  const result = await sql<{
    day: string
  }>`select to_char(${today} + ${days}::integer, 'YYYY-MM-DD') as day`.execute(db)
  return result.rows[0]?.day ?? ''
}

/** Verifications in a state that end within a number of days. */
export async function listEnding(
  db: Db,
  state: VerificationState,
  withinDays: number,
  waiting: readonly string[],
) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where('state', '=', state)
    .where(sql<boolean>`verified_until < ${today} + ${withinDays}::integer`)
    .where(notAmong('id', waiting))
    .orderBy('verified_until')
    .limit(200)
    .execute()
}

/** Returned renewals that were not corrected in time. */
export async function listUnmendedRenewals(db: Db, waiting: readonly string[]) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where('state', '=', 'returned')
    .where('verified_until', 'is not', null)
    .where(sql<boolean>`due_on < ${today}`)
    .where(notAmong('id', waiting))
    .orderBy('due_on')
    .limit(200)
    .execute()
}

/**
 * Verifications that end within a number of days, whose teams have not renewed or been reminded at this term,
 * with the days left.
 */
export async function listToRemind(db: Db, withinDays: number, waiting: readonly string[]) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .select(sql<number>`verified_until - ${today}`.as('days_left'))
    .where('state', '=', 'due_renewal')
    .where(sql<boolean>`verified_until between ${today} and ${today} + ${withinDays}::integer`)
    .where((eb) => eb.or([eb('reminded_days', 'is', null), eb('reminded_days', '>', withinDays)]))
    .where(notAmong('id', waiting))
    .orderBy('verified_until')
    .limit(200)
    .execute()
}

/** Records a reminder; false if the team has renewed meanwhile, or another node was faster. */
export async function setReminded(
  db: Db,
  seen: { id: string; version: number },
  days: number,
): Promise<boolean> {
  const kept = await db
    .updateTable('organisations')
    .set({ reminded_days: days })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where((eb) => eb.or([eb('reminded_days', 'is', null), eb('reminded_days', '>', days)]))
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
