import { sql } from 'kysely'
import type { MissedState } from '../../../shared/rules/missed-searches.ts'
import type { Db } from '../../db/database.ts'

/** The most frequent first; among handled ones, those searched most since. */
export async function listMissed(
  db: Db,
  state: MissedState,
  { limit, offset }: { limit: number; offset: number },
) {
  const query = db
    .selectFrom('missed_searches as s')
    .leftJoin('staff_members as h', 'h.account_id', 's.handled_by')
    .selectAll('s')
    .select('h.display_name')
    .where('s.handled_at', state === 'open' ? 'is' : 'is not', null)
  const ordered =
    state === 'open'
      ? query.orderBy('s.count', 'desc').orderBy('s.last_at', 'desc')
      : query.orderBy('s.count_since', 'desc').orderBy('s.handled_at', 'desc')
  return ordered.orderBy('s.id').limit(limit).offset(offset).execute()
}

/** The numbers of open and handled searches. */
export async function countMissedStates(db: Db): Promise<Record<MissedState, number>> {
  const { open, handled } = await db
    .selectFrom('missed_searches')
    .select([
      sql<number>`(count(*) filter (where handled_at is null))::integer`.as('open'),
      sql<number>`(count(*) filter (where handled_at is not null))::integer`.as('handled'),
    ])
    .executeTakeFirstOrThrow()
  return { open, handled }
}

/** A missed search, locked until the transaction ends. */
export async function findMissed(db: Db, id: string) {
  return db.selectFrom('missed_searches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateMissed(
  db: Db,
  id: string,
  { state, note, accountId }: { state: MissedState; note: string; accountId: string },
): Promise<number> {
  const isHandled = state === 'handled'
  const { version } = await db
    .updateTable('missed_searches')
    .set({
      note,
      handled_at: isHandled ? sql<Date>`now()` : null,
      handled_by: isHandled ? accountId : null,
      count_since: 0,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
