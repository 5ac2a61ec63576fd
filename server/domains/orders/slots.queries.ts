import { type Selectable, sql } from 'kysely'
import { openOrderStates } from '../../../shared/rules/orders/order-transitions.ts'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import type { Database } from '../../db/schema.ts'
import type { OrderedColumns } from '../../db/tables/orders.ts'

export type OrderedRow = Selectable<Database['order_offerings']>

/**
 * What can be ordered. Locked until the transaction ends where places are taken or freed: whoever changes its
 * calendar waits here, so that no two of them lock its weeks in different orders. The lock lets orders refer to it.
 */
export async function findOrdered(db: Db, key: OrderedColumns, how?: 'locked') {
  const query = db
    .selectFrom('order_offerings')
    .selectAll()
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
  return (how ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/** The rows of its calendar among these slots. */
export async function listSlots(db: Db, key: OrderedColumns, slots: readonly string[]) {
  if (slots.length === 0) return []
  return db
    .selectFrom('order_slots')
    .selectAll()
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('slot', 'in', [...slots])
    .orderBy('slot')
    .execute()
}

/** Makes the rows that are missing, with the usual places. */
export async function addSlots(db: Db, ordered: OrderedRow, slots: readonly string[]): Promise<void> {
  if (slots.length === 0) return
  const { offering_kind, offering_number, places } = ordered
  await db
    .insertInto('order_slots')
    .values(
      slots.map((slot) => ({ offering_kind, offering_number, slot, places, closed_because_encrypted: null })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a place in each slot that is open and has one left. @returns the slots in which one was taken */
export async function takeSlots(db: Db, key: OrderedColumns, slots: readonly string[]): Promise<string[]> {
  if (slots.length === 0) return []
  const taken = await db
    .updateTable('order_slots')
    .set({ taken: sql`taken + 1` })
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('slot', 'in', [...slots])
    .where('closed_because_encrypted', 'is', null)
    .where(sql<boolean>`taken < places`)
    .returning('slot')
    .execute()
  return taken.map(({ slot }) => slot)
}

export async function freeSlots(db: Db, key: OrderedColumns, slots: readonly string[]): Promise<void> {
  if (slots.length === 0) return
  await db
    .updateTable('order_slots')
    .set({ taken: sql`taken - 1` })
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('slot', 'in', [...slots])
    .execute()
}

/** Sets the places of slots, or why they are closed; null opens them again. */
export async function changeSlotRows(
  db: Db,
  key: OrderedColumns,
  slots: readonly string[],
  set: { places?: number; closed_because_encrypted?: string | null },
): Promise<void> {
  if (Object.keys(set).length === 0) return
  await db
    .updateTable('order_slots')
    .set(set)
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('slot', 'in', [...slots])
    .execute()
}

/** Orders that hold one of the slots between two, and have not been delivered. */
export async function listOrdersIn(db: Db, key: OrderedColumns, from: string, until: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('state', 'in', ['requested', 'accepted', 'scheduled', 'delivering'])
    .where('first_slot', '<=', until)
    .where('last_slot', '>=', from)
    .orderBy('id')
    .execute()
}

/** What a team provides. */
export async function listProvided(db: Db, teamId: string): Promise<OrderedRow[]> {
  return db
    .selectFrom('order_offerings')
    .selectAll()
    .where('provider_team_id', '=', teamId)
    .orderBy('offering_kind')
    .orderBy('offering_number')
    .execute()
}

/** Every service or resource, with how it is ordered where it can be. */
export async function listOrderable(db: Db, kind: OrderedColumns['offering_kind']) {
  return db
    .selectFrom('offerings')
    .leftJoin('order_offerings', (join) =>
      join
        .onRef('order_offerings.offering_kind', '=', 'offerings.kind')
        .onRef('order_offerings.offering_number', '=', 'offerings.number'),
    )
    .leftJoin('teams', 'teams.id', 'order_offerings.provider_team_id')
    .select([
      'offerings.number',
      'order_offerings.places',
      'order_offerings.reply_days',
      'order_offerings.is_open',
      'order_offerings.version',
      'order_offerings.provider_team_id',
      'teams.name as provider_name',
    ])
    .where('offerings.kind', '=', kind)
    .orderBy('offerings.number')
    .execute()
}

export type Terms = Pick<OrderedRow, 'provider_team_id' | 'places' | 'reply_days' | 'is_open'>

/**
 * Says how an offering is ordered, if that is still as it was seen (version 0: not at all). Open orders go over to
 * the provider, and days to come with the usual places get the new ones, unless more are taken.
 * @returns the new version; undefined if somebody was faster
 */
export async function putOrdered(
  db: Db,
  key: OrderedColumns,
  seen: number,
  terms: Terms,
): Promise<number | undefined> {
  if (seen === 0) {
    const made = await db
      .insertInto('order_offerings')
      .values({ ...key, ...terms })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    return made?.version
  }
  // Orders are locked before the calendar, as by every step.
  await db
    .selectFrom('orders')
    .select('id')
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('state', 'in', [...openOrderStates])
    .orderBy('id')
    .forUpdate()
    .execute()
  const before = await findOrdered(db, key, 'locked')
  if (before?.version !== seen) return undefined
  await db
    .updateTable('order_slots')
    .set({ places: terms.places })
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('places', '=', before.places)
    .where('taken', '<=', terms.places)
    .execute()
  await db
    .updateTable('orders')
    .set({ provider_team_id: terms.provider_team_id })
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .where('state', 'in', [...openOrderStates])
    .execute()
  const { version } = await db
    .updateTable('order_offerings')
    .set({ ...terms, version: seen + 1, changed_at: databaseClock })
    .where('offering_kind', '=', key.offering_kind)
    .where('offering_number', '=', key.offering_number)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Teams by their exact name or the credit code of their organisation; two are enough to see that it is not one. */
export async function findProviders(db: Db, named: string): Promise<string[]> {
  const rows = await db
    .selectFrom('teams')
    .leftJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select('teams.id')
    .where('teams.kind', '!=', 'person')
    .where((eb) => eb.or([eb('teams.name', '=', named), eb('organisations.credit_code', '=', named)]))
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

/** Medians in days and the ratings of an offering's newest orders, each with how many it rests on. */
export async function findFigures(db: Db, key: OrderedColumns, newest: number) {
  const result = await sql<{
    replies: number
    reply: number | null
    begun: number
    wait: number | null
    ratings: number
    average: number | null
  }>`
    with mine as (
      select * from orders
      where offering_kind = ${key.offering_kind} and offering_number = ${key.offering_number}
    ), replied as (
      select extract(epoch from replied_at - requested_at) / 86400 as days from mine
      where replied_at is not null order by id desc limit ${newest}
    ), waited as (
      select extract(epoch from begun_at - requested_at) / 86400 as days from mine
      where begun_at is not null order by id desc limit ${newest}
    )
    select (select count(*) from replied)::int as replies,
      (select ceil(percentile_cont(0.5) within group (order by days)) from replied)::int as reply,
      (select count(*) from waited)::int as begun,
      (select ceil(percentile_cont(0.5) within group (order by days)) from waited)::int as wait,
      (select count(rating) from mine)::int as ratings,
      (select round(avg(rating), 1) from mine)::float8 as average`.execute(db)
  const [row] = result.rows
  if (!row) throw new Error('no figures of orders')
  return row
}
