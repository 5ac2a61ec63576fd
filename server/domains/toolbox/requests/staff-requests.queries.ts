import type { Db } from '../../../db/database.ts'

/** A request; `locked` until the transaction ends. */
export async function findRequest(db: Db, id: string, how?: 'locked') {
  const query = db.selectFrom('tool_requests').selectAll().where('id', '=', id)
  return (how ? query.forUpdate() : query).executeTakeFirst()
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>
