import { sql } from 'kysely'
import { type QueueKind, statesOfStage } from '../../../shared/rules/staff/staff-queue.ts'
import type { Db } from '../../db/database.ts'

const today = sql`(now() at time zone 'Asia/Shanghai')::date`
const daysSince = (instant: string) =>
  sql`floor(extract(epoch from now() - min(${sql.ref(instant)})) / 86400)::integer`

export type WaitingRow = {
  open: number
  mine: number | null
  overdue: number | null
  oldest_days: number | null
}

/** Queue work in which it is the staff's turn. */
export async function countQueueWork(db: Db, kind: QueueKind, accountId: string): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(*)::integer as open,
      (count(*) filter (where assigned_to = ${accountId}))::integer as mine,
      (count(*) filter (where due_on < ${today}))::integer as overdue,
      ${daysSince('submitted_at')} as oldest_days
    from staff_queue
    where kind = ${kind} and stage = 'open' and state = any (${[...statesOfStage.open]})`.execute(db)
  return rows[0] ?? nothing
}

/** Changes of roles that a second administrator has not confirmed. */
export async function countRoleChanges(db: Db): Promise<WaitingRow> {
  return first(
    await sql<WaitingRow>`
      select count(*)::integer as open, null::integer as mine, null::integer as overdue,
        ${daysSince('asked_at')} as oldest_days
      from staff_role_changes where state = 'open' and lapses_at > now()`.execute(db),
  )
}

export async function countMissed(db: Db): Promise<WaitingRow> {
  return first(
    await sql<WaitingRow>`
      select count(*)::integer as open, null::integer as mine, null::integer as overdue,
        ${daysSince('first_at')} as oldest_days
      from missed_searches where handled_at is null`.execute(db),
  )
}

/** Texts under review or scheduled. */
export async function countTexts(db: Db, state: 'in_review' | 'scheduled'): Promise<WaitingRow> {
  return first(
    await sql<WaitingRow>`
      select count(*)::integer as open, null::integer as mine,
        case when ${state} = 'scheduled' then (count(*) filter (where publish_at < now()))::integer end as overdue,
        ${daysSince('updated_at')} as oldest_days
      from content_texts where state = ${state}`.execute(db),
  )
}

const nothing: WaitingRow = { open: 0, mine: null, overdue: null, oldest_days: null }

function first({ rows }: { rows: WaitingRow[] }): WaitingRow {
  return rows[0] ?? nothing
}
