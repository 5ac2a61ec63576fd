import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The tables with soft locks. */
const lookedAt = ['applications', 'organisations', 'feedback_tickets', 'super_admin_changes'] as const
export type LookedAt = (typeof lookedAt)[number]

/** Takes a soft lock, unless a colleague's is still valid; returns whether it is the caller's now. */
export async function putLook(
  db: Db,
  table: LookedAt,
  { id, accountId, minutes }: { id: string; accountId: string; minutes: number },
): Promise<boolean> {
  const taken = await db
    .updateTable(table)
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
  for (const table of lookedAt) {
    await db
      .updateTable(table)
      .set({ locked_by: null, locked_until: null })
      .where('locked_by', '=', accountId)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .execute()
  }
}
