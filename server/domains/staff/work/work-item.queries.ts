import { sql } from 'kysely'
import { openOrderStates } from '../../../../shared/rules/orders/order-transitions.ts'
import { openChangeStates } from '../../../../shared/rules/organisations/super-admin-change.ts'
import { overStates } from '../../../../shared/rules/organisations/verification-transitions.ts'
import { type QueueKind, queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import type { Db } from '../../../db/database.ts'

/** The table behind each kind of work; all of them have an assignee and a soft lock. */
const tables = {
  application: 'applications',
  verification: 'organisations',
  superAdminChange: 'super_admin_changes',
  feedback: 'feedback_tickets',
  toolRequest: 'tool_requests',
  adoption: 'adoption_requests',
  order: 'orders',
  hoursDispute: 'hours_disputes',
  ventureQuestion: 'venture_questions',
} as const satisfies Record<QueueKind, string>

/**
 * A person's unfinished work. The assignee of decided work stays on record; a renewed verification comes back
 * in the same row.
 */
const isWork = {
  application: sql<boolean>`state in ('submitted', 'in_review', 'needs_correction')`,
  verification: sql<boolean>`state <> all(${[...overStates]}::text[])`,
  superAdminChange: sql<boolean>`state = any(${[...openChangeStates]}::text[])`,
  feedback: sql<boolean>`state in ('received', 'triaged')`,
  toolRequest: sql<boolean>`state = 'received'`,
  adoption: sql<boolean>`state in ('received', 'inTouch')`,
  order: sql<boolean>`state = any(${[...openOrderStates]}::text[])`,
  hoursDispute: sql<boolean>`state = 'disputed'`,
  ventureQuestion: sql<boolean>`state = 'asked'`,
} as const satisfies Record<QueueKind, unknown>

/** One piece of work as the queue has it; undefined for a draft or a missing one. */
export async function findWork(db: Db, kind: QueueKind, id: string) {
  return db
    .selectFrom('staff_queue')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>

/** The same, locked until the transaction ends. */
export async function lockWork(db: Db, kind: QueueKind, id: string): Promise<WorkRow | undefined> {
  await db.selectFrom(tables[kind]).select('id').where('id', '=', id).forUpdate().execute()
  return findWork(db, kind, id)
}

/** Work of a kind whose assignee is none of these, locked in the usual order. */
export async function lockWorkOfOthers(db: Db, kind: QueueKind, holders: string[]) {
  return db
    .selectFrom(tables[kind])
    .select(['id', 'assigned_to', 'team_id'])
    .where(sql<boolean>`assigned_to <> all(${holders}::uuid[])`)
    .where(isWork[kind])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Assigning does not change the version, because no decision depends on the assignee. */
export async function setAssignee(
  db: Db,
  kind: QueueKind,
  ids: string[],
  accountId: string | null,
): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable(tables[kind]).set({ assigned_to: accountId }).where('id', 'in', ids).execute()
}

/** Takes a soft lock, unless a colleague's is still valid; returns whether it is the caller's now. */
export async function putLook(
  db: Db,
  kind: QueueKind,
  { id, accountId, minutes }: { id: string; accountId: string; minutes: number },
): Promise<boolean> {
  const taken = await db
    .updateTable(tables[kind])
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

/** Releases a person's soft locks: one thing's by its id, or all. */
export async function endLooks(db: Db, accountId: string, id?: string): Promise<void> {
  for (const kind of queueKinds) {
    await db
      .updateTable(tables[kind])
      .set({ locked_by: null, locked_until: null })
      .where('locked_by', '=', accountId)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .execute()
  }
}
