import type { Db } from '../../db/database.ts'

/** Ends what somebody looks at: one thing by its id, or everything. */
export async function endLooks(db: Db, accountId: string, id?: string): Promise<void> {
  for (const table of ['applications', 'organisations', 'feedback_tickets'] as const) {
    await db
      .updateTable(table)
      .set({ locked_by: null, locked_until: null })
      .where('locked_by', '=', accountId)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .execute()
  }
}
