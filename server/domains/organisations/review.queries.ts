import { type SelectQueryBuilder, sql } from 'kysely'
import { parseReference } from '../../../shared/lib/reference.ts'
import { normaliseCreditCode } from '../../../shared/rules/credit-code.ts'
import type { EntityType } from '../../../shared/rules/eligibility.ts'
import type { VerificationState } from '../../../shared/rules/verification-transitions.ts'
import type { Finding } from '../../../shared/rules/verification-verdicts.ts'
import type { Db } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import { organisationNameKey } from './organisation-name-key.ts'

export type QueueFilter = {
  states: VerificationState[]
  entityTypes: EntityType[]
  /** Null for nobody's, undefined for everybody's. */
  assigneeId: string | null | undefined
  isOverdue: boolean | undefined
  search: string
}

const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`

/** A page of the queue, due soonest first. */
export async function listQueue(db: Db, filter: QueueFilter, page: { number: number; size: number }) {
  return withFilter(queueRows(db), filter)
    .orderBy(sql`organisations.due_on asc nulls last`)
    .orderBy('organisations.id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
}

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number]

export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const counted = await withFilter(queueRows(db), filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}

export async function findQueueRow(db: Db, id: string): Promise<QueueRow | undefined> {
  return queueRows(db).where('organisations.id', '=', id).executeTakeFirst()
}

function queueRows(db: Db) {
  return db
    .selectFrom('organisations')
    .leftJoin('staff_members as assignee', 'assignee.account_id', 'organisations.assigned_to')
    .leftJoin('staff_members as holder', (join) =>
      join
        .onRef('holder.account_id', '=', 'organisations.locked_by')
        .on(sql<boolean>`organisations.locked_until > now()`),
    )
    .selectAll('organisations')
    .select([
      'assignee.display_name as assignee_name',
      'holder.account_id as holder_id',
      'holder.display_name as holder_name',
      sql<boolean>`coalesce(organisations.due_on < ${today} and organisations.state = 'pending_review', false)`.as(
        'is_overdue',
      ),
    ])
}

type Rows<Tables extends keyof Database, Output> = SelectQueryBuilder<Database, Tables, Output>

function withFilter<Output>(
  rows: Rows<'organisations', Output>,
  { states, entityTypes, assigneeId, isOverdue, search }: QueueFilter,
): Rows<'organisations', Output> {
  let filtered = rows
  if (states.length > 0) filtered = filtered.where('organisations.state', 'in', states)
  if (entityTypes.length > 0) filtered = filtered.where('organisations.entity_type', 'in', entityTypes)
  if (assigneeId === null) filtered = filtered.where('organisations.assigned_to', 'is', null)
  if (assigneeId) filtered = filtered.where('organisations.assigned_to', '=', assigneeId)
  if (isOverdue) filtered = filtered.where(sql<boolean>`organisations.due_on < ${today}`)
  return search.trim() === '' ? filtered : withSearch(filtered, search)
}

/** A reference or a code finds one; anything else is part of a name. */
function withSearch<Output>(rows: Rows<'organisations', Output>, search: string) {
  const reference = parseReference(search)
  if (reference) return rows.where('organisations.reference', '=', reference)
  const code = normaliseCreditCode(search)
  const part = organisationNameKey(search).replace(/[\\%_]/g, '\\$&')
  return rows.where((eb) =>
    eb.or([
      eb('organisations.credit_code', '=', code),
      ...(part ? [eb('organisations.name_key', 'like', `%${part}%`)] : []),
    ]),
  )
}

/** Organisations whose name is nearly the same, and those that stated the same code. */
export async function listLookAlikes(
  db: Db,
  organisation: { id: string; name_key: string; credit_code: string | null },
) {
  return db
    .selectFrom('organisations')
    .select(['id', 'reference', 'name', 'credit_code', 'state'])
    .where('id', '!=', organisation.id)
    .where((eb) =>
      eb.or([
        sql<boolean>`name_key % ${organisation.name_key}`,
        ...(organisation.credit_code ? [eb('credit_code', '=', organisation.credit_code)] : []),
      ]),
    )
    .orderBy(sql`similarity(name_key, ${organisation.name_key})`, 'desc')
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Whether an account is in any team that acts for an organisation. */
export async function isInTeamOf(db: Db, organisationId: string, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .innerJoin('organisations', (join) =>
      join.on((eb) =>
        eb.or([
          eb('organisations.id', '=', eb.ref('teams.organisation_id')),
          eb('organisations.team_id', '=', eb.ref('teams.id')),
        ]),
      ),
    )
    .select('memberships.account_id')
    .where('organisations.id', '=', organisationId)
    .where('memberships.account_id', '=', accountId)
    .where('memberships.left_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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

/** Whether an account is an active verifier. */
export async function isVerifier(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff_members')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where(sql<boolean>`'verifier' = any(roles)`)
    .executeTakeFirst()
  return found !== undefined
}

/** Takes the soft lock where it is free, ended or mine; answers whether it is mine now. */
export async function takeLock(db: Db, id: string, accountId: string, minutes: number): Promise<boolean> {
  const taken = await db
    .updateTable('organisations')
    .set({ locked_by: accountId, locked_until: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('locked_by', 'is', null),
        eb('locked_by', '=', accountId),
        eb('locked_until', '<=', sql<Date>`now()`),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Assigns a verification that waits for review; answers whether there was such a one. */
export async function setAssignee(db: Db, id: string, assigneeId: string | null): Promise<boolean> {
  const assigned = await db
    .updateTable('organisations')
    .set({ assigned_to: assigneeId })
    .where('id', '=', id)
    .where('state', '=', 'pending_review')
    .returning('id')
    .executeTakeFirst()
  return assigned !== undefined
}

/** Writes the verdict on everyone whose right to act was waiting for one. */
export async function decideActingPersons(db: Db, organisationId: string, finding: Finding): Promise<void> {
  await db
    .updateTable('acting_persons')
    .set({ finding, decided_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('finding', '=', 'unknown')
    .execute()
}

/** A day so many months from today in Shanghai. `YYYY-MM-DD`. */
export async function findDayInMonths(db: Db, months: number): Promise<string> {
  const result = await sql<{ day: string }>`
    select to_char(${today} + make_interval(months => ${months}), 'YYYY-MM-DD') as day`.execute(db)
  return result.rows[0]?.day ?? ''
}

/** Verifications in a state that end before so many days from today. */
export async function listEnding(db: Db, state: VerificationState, withinDays: number) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where('state', '=', state)
    .where(sql<boolean>`verified_until < ${today} + ${withinDays}::integer`)
    .orderBy('verified_until')
    .limit(200)
    .execute()
}
