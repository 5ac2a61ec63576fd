import { type Kysely, sql } from 'kysely'

/** The dates that a step of an order asks for, proposes or settles: its history says from what to what they changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table order_events add column first_slot date, add column last_slot date').execute(db)
}
