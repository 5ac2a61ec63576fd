import { type RawBuilder, sql } from 'kysely'

/**
 * The database's time for a column that is being written: the transaction's, so all it writes bears one time, and a node
 * whose own clock is wrong writes the same as the others.
 */
export const databaseClock: RawBuilder<Date> = sql<Date>`now()`
