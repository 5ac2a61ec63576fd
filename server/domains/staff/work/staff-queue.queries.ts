import { type ExpressionBuilder, sql } from 'kysely'
import { parseReference } from '../../../../shared/lib/reference.ts'
import { normaliseCreditCode } from '../../../../shared/rules/organisations/credit-code.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type QueueKind, type QueueStage, statesOfStage } from '../../../../shared/rules/staff/staff-queue.ts'
import { isSubject } from '../../../db/audit/audit.ts'
import type { Db } from '../../../db/database.ts'
import { privilegesOf } from '../../../db/privileges-of.ts'
import type { Database } from '../../../db/schema.ts'
import { subjectOfKind } from './audit-assigned.ts'

export type QueueFilter = {
  kinds: QueueKind[]
  stage: QueueStage
  /** An account, `nobody`, or null for everybody's. */
  assignee: string | null
  isOverdue: boolean
  /** A reference in any spelling, a credit code, or part of an organisation's or team's name. */
  search: string
  /** Limits the list to these; empty for no limit. */
  ids: string[]
}

type Eb = ExpressionBuilder<Database, 'staff_queue'>

const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`
const isLate = sql<boolean>`coalesce(due_on < ${today} and stage = 'open', false)`

function where(filter: QueueFilter) {
  return (eb: Eb) => {
    const parts = [eb('kind', 'in', filter.kinds)]
    if (filter.ids.length > 0) parts.push(eb('id', 'in', filter.ids))
    else {
      parts.push(eb('stage', '=', filter.stage))
      // In addition to the stage, because the indexes are by state.
      if (filter.stage !== 'decided') parts.push(eb('state', 'in', [...statesOfStage[filter.stage]]))
    }
    if (filter.assignee === 'nobody') parts.push(eb('assigned_to', 'is', null))
    else if (filter.assignee) parts.push(eb('assigned_to', '=', filter.assignee))
    if (filter.isOverdue) parts.push(eb(isLate, '=', true))
    const reference = parseReference(filter.search)
    if (reference) parts.push(eb('reference', '=', reference))
    else if (filter.search) {
      const isNamed = eb('party_name', 'ilike', `%${likeText(filter.search)}%`)
      parts.push(eb.or([isNamed, eb('credit_code', '=', normaliseCreditCode(filter.search))]))
    }
    return eb.and(parts)
  }
}

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** One page: open and waiting work by due date, decided work newest first. */
export async function listQueue(db: Db, filter: QueueFilter, page: { offset: number; limit: number }) {
  const rows = db
    .selectFrom('staff_queue')
    .selectAll()
    .select([
      isLate.as('is_overdue'),
      sql<boolean>`coalesce(amendable_until > now(), false)`.as('is_amendable'),
      sql<boolean>`coalesce(locked_until > now(), false)`.as('is_locked'),
    ])
    .where(where(filter))
  const ordered =
    filter.stage === 'decided'
      ? rows.orderBy('decided_at', (order) => order.desc().nullsLast())
      : rows.orderBy('due_on', (order) => order.asc().nullsLast()).orderBy('submitted_at')
  // The id makes the order total: without it a record could be on two pages or on none.
  return ordered.orderBy('id').offset(page.offset).limit(page.limit).execute()
}

export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const row = await db
    .selectFrom('staff_queue')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(where(filter))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The counts of the named views; decided work grows without limit and is not counted. */
export async function countViews(db: Db, kinds: QueueKind[], accountId: string) {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const isOpen = sql<boolean>`stage = 'open'`
  return db
    .selectFrom('staff_queue')
    .select([
      count(isOpen).as('all'),
      count(sql`stage = 'open' and assigned_to = ${accountId}`).as('mine'),
      count(sql`stage = 'open' and assigned_to is null`).as('unassigned'),
      count(isLate).as('overdue'),
      count(sql`stage = 'waiting'`).as('waiting'),
    ])
    .where('kind', 'in', kinds)
    .where('state', 'in', [...statesOfStage.open, ...statesOfStage.waiting])
    .executeTakeFirstOrThrow()
}

/** Names of members of staff, including former ones, whose work stays on record. */
export async function namesOfStaff(db: Db, accountIds: string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_members')
    .select(['account_id', 'display_name'])
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.display_name]))
}

/** Active members with any of these rights, by name; suspended ones cannot be assigned work. */
export async function listColleagues(db: Db, privileges: Privilege[]) {
  return db
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select(['account_id', 'display_name', privilegesOf('roles').as('privileges')])
    .where('staff_members.status', '=', 'active')
    .where('accounts.status', '=', 'active')
    .where(sql<boolean>`${privilegesOf('roles')} && ${privileges}::text[]`)
    .orderBy('display_name')
    .orderBy('account_id')
    .execute()
}

/**
 * An account's present and former teams with the organisations that they act for or have sent for verification, and
 * the other teams of those: it may not decide about them.
 */
export async function stakesOf(db: Db, accountId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select t.id as team_id, o.id as organisation_id, o.entity_id
      from memberships m join teams t on t.id = m.team_id
      left join organisations o on o.team_id = t.id or o.id = t.organisation_id
      where m.account_id = ${accountId}
    ), kin as (
      select o.id, o.team_id from organisations o where o.entity_id in (select entity_id from own)
    )
    select team_id as id from own
    union select organisation_id from own where organisation_id is not null
    union select id from kin union select team_id from kin`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Audited staff actions on a matter; viewing and assigning do not count. */
const acting = [
  ...['open', 'requestCorrection', 'approve', 'reject', 'complete', 'revoke'],
  ...['reverseApproval', 'reverseRejection', 'verify', 'return', 'refuse', 'suspend', 'restore'],
  ...['triage', 'answer', 'close', 'opinion', 'answered', 'moved'],
  ...['accept', 'decline', 'begin', 'handOver', 'deliver', 'takeBack', 'cancel', 'settle', 'end'],
]

/** Members of staff who have acted on the matter of a reference, or have it now. */
export async function listStaffBehind(db: Db, reference: string): Promise<string[]> {
  const item = await db
    .selectFrom('staff_queue')
    .select(['id', 'kind', 'assigned_to'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!item) return []
  const rows = await db
    .selectFrom('audit_events')
    .innerJoin('staff_members', 'staff_members.account_id', 'audit_events.account_id')
    .select('staff_members.account_id')
    .distinct()
    .where('audit_events.subject_kind', '=', subjectOfKind[item.kind])
    .where(isSubject(item.id))
    .where(sql<boolean>`split_part(audit_events.kind, '.', 2) = any(${acting})`)
    .execute()
  const ids = new Set(rows.map((row) => row.account_id))
  if (item.assigned_to) ids.add(item.assigned_to)
  return [...ids]
}

/** Those of some tickets that object to what a round has published. */
export async function objectionsAmong(db: Db, ticketIds: readonly string[]): Promise<Set<string>> {
  if (ticketIds.length === 0) return new Set()
  const found = await db
    .selectFrom('feedback_tickets')
    .select('id')
    .where('id', 'in', ticketIds)
    .where('topic', '=', 'objection')
    .execute()
  return new Set(found.map(({ id }) => id))
}
