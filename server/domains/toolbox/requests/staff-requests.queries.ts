import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { ToolRequestState } from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { Db } from '../../../db/database.ts'

export type RequestFilter = {
  state: ToolRequestState
  reach?: 'yes' | 'no' | undefined
  language?: Locale | undefined
}

const isReachable = sql<boolean>`(r.contact_encrypted is not null or r.account_id is not null)`

/** Requests in a state: waiting ones oldest first, others newest first. */
export async function listRequestRows(
  db: Db,
  filter: RequestFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const direction = filter.state === 'received' ? 'asc' : 'desc'
  return filtered(db, filter)
    .leftJoin('staff_members as s', 's.account_id', 'r.changed_by')
    .selectAll('r')
    .select('s.display_name')
    .orderBy('r.created_at', direction)
    .orderBy('r.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

export type RequestRow = Awaited<ReturnType<typeof listRequestRows>>[number]

export async function countRequestRows(db: Db, filter: RequestFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Db, { state, reach, language }: RequestFilter) {
  let query = db.selectFrom('tool_requests as r').where('r.state', '=', state)
  if (language) query = query.where('r.language', '=', language)
  if (reach) query = query.where(reach === 'yes' ? isReachable : sql<boolean>`not ${isReachable}`)
  return query
}

/** The number of requests in each state. */
export async function countRequestStates(db: Db): Promise<Map<ToolRequestState, number>> {
  const rows = await db
    .selectFrom('tool_requests')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** A request, locked until the transaction ends. */
export async function findRequest(db: Db, id: string) {
  return db.selectFrom('tool_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
