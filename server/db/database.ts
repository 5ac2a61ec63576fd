import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

/** A connection or a transaction: what every query takes first. */
export type Db = Kysely<Database>

const bigintOid = 20
const dateOid = 1082

/** Counts and positions fit a double; days stay text so that no time zone moves them. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintOid) return Number
    if (oid === dateOid) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/**
 * Opens the pool of a node.
 * @param url of the application's role
 * @param options.maxConnections per node; a statement runs 5 seconds at most, a wait for a connection 1.5
 */
export function openDatabase(
  url: string,
  options: { maxConnections?: number } = {},
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 1500,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  })
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool }
}
