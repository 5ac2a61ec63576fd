import type { Insertable } from 'kysely'
import type { AdoptionState } from '../../../shared/rules/toolbox/adoption.ts'
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

/** Requests in a state: waiting ones oldest first, decided ones newest first. */
export async function listAdoptions(
  db: Db,
  state: AdoptionState,
  { limit, offset }: { limit: number; offset: number },
) {
  const direction = state === 'received' || state === 'inTouch' ? 'asc' : 'desc'
  return db
    .selectFrom('adoption_requests as a')
    .leftJoin('staff_members as s', 's.account_id', 'a.changed_by')
    .selectAll('a')
    .select('s.display_name')
    .where('a.state', '=', state)
    .orderBy('a.received_at', direction)
    .orderBy('a.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The number of requests in each state. */
export async function countAdoptions(db: Db): Promise<Map<AdoptionState, number>> {
  const rows = await db
    .selectFrom('adoption_requests')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** A request, locked until the transaction ends. */
export async function findAdoption(db: Db, id: string) {
  return db.selectFrom('adoption_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
