import { sql } from 'kysely'
import { overStates } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import type { Db } from '../../../db/database.ts'

const tables = {
  application: 'applications',
  verification: 'organisations',
  feedback: 'feedback_tickets',
} as const satisfies Record<QueueKind, string>

/**
 * A person's unfinished work. The assignee of decided work stays on record; a renewed verification comes back
 * in the same row.
 */
const isWork = {
  application: sql<boolean>`state in ('submitted', 'in_review', 'needs_correction')`,
  verification: sql<boolean>`state <> all(${[...overStates]}::text[])`,
  feedback: sql<boolean>`state in ('received', 'triaged')`,
} as const satisfies Record<QueueKind, unknown>

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

/** Unassigning does not change the version, like all assigning. */
export async function unassign(db: Db, kind: QueueKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable(tables[kind]).set({ assigned_to: null }).where('id', 'in', ids).execute()
}
