import type { Insertable, Selectable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import { orderTerms } from '../../../shared/rules/orders/order-terms.ts'
import { openOrderStates } from '../../../shared/rules/orders/order-transitions.ts'
import type { Db } from '../../db/database.ts'
import { holdsToday } from '../../db/holds-today.ts'
import { notAmong } from '../../db/not-among.ts'
import type { Database } from '../../db/schema.ts'

export type OrderRow = Selectable<Database['orders']>

/** States of an application that allow orders. */
export const grantedStates = ['fulfilling', 'active'] as const

/** The last day of the access that allows an order, null where it does not end, and whether it has ended. */
export type Access = { until: string | null; isOver: boolean }

/** Until when the team of an order may use what it orders. */
export async function findAccess(
  db: Db,
  { application_id: id }: Pick<OrderRow, 'application_id'>,
): Promise<Access> {
  const { state, granted_until: until } = await db
    .selectFrom('applications')
    .select(['state', 'granted_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { until, isOver: !grantedStates.some((granted) => granted === state) }
}

/** Stores an order. @returns undefined if its reference is taken, or the application has an open one */
export async function insertOrder(db: Db, order: Insertable<Database['orders']>) {
  return db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** An order; `locked` until the transaction ends. */
export async function findOrder(db: Db, id: string, how?: 'locked'): Promise<OrderRow | undefined> {
  const query = db.selectFrom('orders').selectAll().where('id', '=', id)
  return (how ? query.forUpdate() : query).executeTakeFirst()
}

/** The open order of an application. */
export async function findOpenOrder(db: Db, applicationId: string) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('state', 'in', [...openOrderStates])
    .executeTakeFirst()
}

/** The orders of an application, the newest first. */
export async function listOrdersOf(db: Db, applicationId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .execute()
}

/** The columns of the two teams of an order. */
const sides = { team: 'team_id', provider: 'provider_team_id' } as const
type Side = keyof typeof sides

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Whether an order waits for a side: for its answer or confirmation, or because the day of its next step has come. */
const waitsFor: Record<Side, RawBuilder<boolean>> = {
  team: sql<boolean>`(state = 'accepted'
    or state in ('scheduled', 'delivering') and proposed_side is not distinct from 'provider'
    or state = 'delivered' and offering_kind = 'service'
    or state = 'scheduled' and is_handed_over
    or state = 'delivering' and offering_kind = 'resource' and due_on <= ${today})`,
  provider: sql<boolean>`(state = 'requested'
    or state in ('scheduled', 'delivering') and proposed_side is not distinct from 'team'
    or state = 'delivered' and offering_kind = 'resource'
    or state = 'scheduled' and not is_handed_over and first_slot <= ${today}
    or state = 'delivering' and offering_kind = 'service' and due_on <= ${today})`,
}

/** How many orders wait for a side, or for one person of it, and the nearest day by which. */
export async function countWaiting(
  db: Db,
  side: Side,
  { teamId, requestedBy }: { teamId: string; requestedBy: string | null },
): Promise<{ count: number; until: string | null }> {
  return db
    .selectFrom('orders')
    .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`min(due_on)::text`.as('until')])
    .where(sides[side], '=', teamId)
    .where('state', 'in', [...openOrderStates])
    .where(waitsFor[side])
    .$if(requestedBy !== null, (query) => query.where('requested_by', '=', requestedBy))
    .executeTakeFirstOrThrow()
}

type Page = { offset: number; limit: number }

/** A page of what a team has ordered, or what was requested of it: what waits first, then the newest; with the total. */
export async function listOrders(db: Db, side: Side, teamId: string, { offset, limit }: Page) {
  const all = db.selectFrom('orders').where(sides[side], '=', teamId)
  const rows = await all
    .selectAll()
    .orderBy(waitsFor[side], 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { count } = await all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}

export async function insertOrderEvent(db: Db, event: Insertable<Database['order_events']>): Promise<void> {
  await db.insertInto('order_events').values(event).execute()
}

/** The history of an order, the oldest first. */
export async function listOrderEvents(db: Db, orderId: string) {
  return db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('at').execute()
}

/** The names of teams, by id. */
export async function namesOfTeams(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Open orders whose team no longer acts for the organisation it ordered for, or whose verification has ended. */
export async function listLeftOrders(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('teams', 'teams.id', 'orders.team_id')
    .innerJoin('organisations', 'organisations.id', 'orders.organisation_id')
    .select('orders.id')
    .where('orders.state', 'in', ['requested', 'accepted', 'scheduled', 'delivering', 'delivered'])
    .where(
      sql<boolean>`(teams.organisation_id is distinct from orders.organisation_id
        or not ${holdsToday('organisations')})`,
    )
    .where(notAmong('orders.id', waiting))
    .orderBy('orders.id')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** Orders of which nothing was begun or handed over, and whose application is no longer granted. */
export async function listExpiredOrders(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('applications', 'applications.id', 'orders.application_id')
    .select('orders.id')
    .where('orders.state', 'in', ['requested', 'accepted', 'scheduled'])
    .where('orders.is_handed_over', '=', false)
    .where('applications.state', 'not in', [...grantedStates])
    .where(notAmong('orders.id', waiting))
    .orderBy('orders.id')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a team still acts for the organisation it ordered for, and that is verified. */
export async function isStillActing(db: Db, { team_id, organisation_id }: OrderRow): Promise<boolean> {
  if (organisation_id === null) return true
  const found = await db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select(holdsToday('organisations').as('holds'))
    .where('teams.id', '=', team_id)
    .where('organisations.id', '=', organisation_id)
    .executeTakeFirst()
  return found?.holds ?? false
}

/** Orders whose day comes or has come, and of which nobody was reminded for that day. */
export async function listDueOrders(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['requested', 'accepted', 'scheduled', 'delivering', 'delivered'])
    .where(
      sql<boolean>`due_on - case when state in ('scheduled', 'delivering') then 2 else 0 end
        <= (now() at time zone 'Asia/Shanghai')::date`,
    )
    .where(sql<boolean>`reminded_on is distinct from due_on`)
    .where(notAmong('id', waiting))
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markReminded(db: Db, { id, due_on }: OrderRow): Promise<void> {
  await db.updateTable('orders').set({ reminded_on: due_on }).where('id', '=', id).execute()
}

/** Confirmed orders that can no longer be rated. */
export async function listRatedOut(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'confirmed')
    .where(sql<boolean>`confirmed_at < now() - make_interval(days => ${orderTerms.ratingDays})`)
    .where(notAmong('id', waiting))
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}
