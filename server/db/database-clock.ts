import { type RawBuilder, sql } from 'kysely'

/**
 * The database's time for a written column: the transaction's, so that all its rows have the same time, and a
 * node with a wrong clock writes the same as the others.
 */
export const databaseClock: RawBuilder<Date> = sql<Date>`now()`
