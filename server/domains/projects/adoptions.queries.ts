import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { ProjectsTables } from '../../db/tables/projects.ts'

/** Stores a request. @returns undefined when its reference is taken */
export async function insertAdoption(
  db: Db,
  request: Insertable<ProjectsTables['adoption_requests']>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('adoption_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A request; `locked` until the transaction ends. */
export async function findAdoption(db: Db, id: string, how?: 'locked') {
  const query = db.selectFrom('adoption_requests').selectAll().where('id', '=', id)
  return (how ? query.forUpdate() : query).executeTakeFirst()
}
