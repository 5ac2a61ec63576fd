import { sql } from 'kysely'
import type { OfferingKey } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { columnsOf, offeringOf } from '../../db/offering-columns.ts'
import type { HolderKind, OfferingColumns } from '../../db/tables/applications.ts'

/** Whose allowance a grant counts against: the verified organisation's, else the team's. */
export type Holder = { kind: HolderKind; id: string }

/** Creates the period's row, so that it can be incremented in place. */
export async function ensureStockPeriod(db: Db, offering: OfferingKey, year: number): Promise<void> {
  await db
    .insertInto('offering_stock_periods')
    .values({ ...columnsOf(offering), year })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function ensureAllowancePeriod(
  db: Db,
  holder: Holder,
  year: number,
  units: number,
): Promise<void> {
  await db
    .insertInto('allowance_periods')
    .values({ holder_kind: holder.kind, holder_id: holder.id, year, units })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes one unit of an offering's stock if any is left, in a single statement: a concurrent caller waits for the
 * row and then sees the new count.
 * @param stock null where the offering has no limit
 */
export async function takeStock(
  db: Db,
  offering: OfferingKey,
  year: number,
  stock: number | null,
): Promise<boolean> {
  const taken = await db
    .updateTable('offering_stock_periods')
    .set({ reserved: sql<number>`reserved + 1` })
    .where((eb) => eb.and(columnsOf(offering)))
    .where('year', '=', year)
    .$if(stock !== null, (query) => query.where(sql<boolean>`reserved + spent < ${stock}`))
    .returning('year')
    .executeTakeFirst()
  return taken !== undefined
}

/** Takes units of a holder's allowance if enough are left, in a single statement. */
export async function takeAllowance(db: Db, holder: Holder, year: number, units: number): Promise<boolean> {
  const taken = await db
    .updateTable('allowance_periods')
    .set({ reserved: sql<number>`reserved + ${units}` })
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('year', '=', year)
    .where(sql<boolean>`reserved + spent + ${units} <= units`)
    .returning('units')
    .executeTakeFirst()
  return taken !== undefined
}

export type NewReservation = OfferingColumns & {
  application_id: string
  year: number
  holder_kind: HolderKind
  holder_id: string
  units: number
}

export async function insertReservation(db: Db, reservation: NewReservation): Promise<void> {
  await db
    .insertInto('quota_reservations')
    .values({ ...reservation, settled_at: null })
    .execute()
}

/** Changes the state of an application's reservation, once; undefined where it is not in state `from`. */
export async function settleReservation(
  db: Db,
  applicationId: string,
  from: 'reserved' | 'spent',
  to: 'spent' | 'released',
) {
  return db
    .updateTable('quota_reservations')
    .set({ state: to, settled_at: sql<Date>`now()` })
    .where('application_id', '=', applicationId)
    .where('state', '=', from)
    .returning(['offering_kind', 'offering_number', 'year', 'holder_kind', 'holder_id', 'units'])
    .executeTakeFirst()
}

/** Moves a settled reservation from one counter to the other in both periods. */
export async function countSettled(
  db: Db,
  settled: Omit<NewReservation, 'application_id'>,
  from: 'reserved' | 'spent',
  to: 'spent' | 'released',
): Promise<void> {
  const less = sql.ref(from)
  await db
    .updateTable('offering_stock_periods')
    .set({ [from]: sql`${less} - 1`, ...(to === 'spent' && { spent: sql`spent + 1` }) })
    .where((eb) => eb.and(columnsOf(offeringOf(settled))))
    .where('year', '=', settled.year)
    .execute()
  await db
    .updateTable('allowance_periods')
    .set({
      [from]: sql`${less} - ${settled.units}`,
      ...(to === 'spent' && { spent: sql`spent + ${settled.units}` }),
    })
    .where('holder_kind', '=', settled.holder_kind)
    .where('holder_id', '=', settled.holder_id)
    .where('year', '=', settled.year)
    .execute()
}

export async function findStockPeriod(db: Db, offering: OfferingKey, year: number) {
  return db
    .selectFrom('offering_stock_periods')
    .select(['reserved', 'spent'])
    .where((eb) => eb.and(columnsOf(offering)))
    .where('year', '=', year)
    .executeTakeFirst()
}

export async function findAllowancePeriod(db: Db, holder: Holder, year: number) {
  return db
    .selectFrom('allowance_periods')
    .select(['units', 'reserved', 'spent'])
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('year', '=', year)
    .executeTakeFirst()
}

/** The yearly allowance that staff have set, in units. */
export async function findAllowanceSetting(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'applications.yearlyAllowance')
    .executeTakeFirst()
  const units = row?.value.units
  return typeof units === 'number' && Number.isInteger(units) && units >= 0 ? units : null
}
