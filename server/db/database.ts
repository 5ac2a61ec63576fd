import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { PersonalCipher } from '../crypto/personal-columns.ts'
import { isTracing, traceQuery } from '../tracing/trace.ts'
import { AuditSeal } from './audit/audit-seal.ts'
import { ConnectionLine } from './connection-line.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Database } from './schema.ts'
import { steadyPool } from './steady-pool.ts'
import type { DatabaseWatch } from './watch-database.ts'

/** A connection or a transaction: the first parameter of every query function. */
export type Db = Kysely<Database>

/** How long a connection is waited for: in a line that moves, and in one that does not. */
const patience = { longestMs: 5000, standingMs: 1500 }
const bigintOid = 20
const dateOid = 1082

/** Counts and positions fit a double; days stay text so that no time zone shifts them. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintOid) return Number
    if (oid === dateOid) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/**
 * Opens a node's pool.
 * @param url of the application's role
 * @param options.maxConnections per node; statements time out after 5 seconds. Whoever finds none free waits in a line
 * for up to 5 seconds while it moves, and for 1.5 where it stands: a crowd is served in turn, and a database that
 * is stuck lets nobody wait in vain
 * @param options.cipher seals audit entries; without it none can be written
 * @param options.watch fails at once instead of waiting for a database that does not answer
 */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; watch?: DatabaseWatch; cipher?: PersonalCipher } = {},
): { db: Db; pool: pg.Pool; waiting(): number } {
  const max = options.maxConnections ?? 20
  const line = new ConnectionLine({ places: max, ...patience })
  const pool = steadyPool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.standingMs,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  })
  const { watch } = options
  watch?.guard(pool)
  const failWhereDown = () => {
    if (watch?.isDown()) throw new Error('Connection terminated: the database does not answer')
  }
  const guarded: PostgresPool = {
    async connect() {
      failWhereDown()
      return line.lend(() => {
        failWhereDown()
        return pool.connect()
      })
    },
    end: () => pool.end(),
    options: pool.options,
  }
  const plugins = options.cipher ? [new AuditSeal(options.cipher)] : []
  const db = new Kysely<Database>({
    ...{ dialect: new PostgresDialect({ pool: guarded }), plugins },
    ...(isTracing() && { log: toSpan }),
  })
  return { db, pool, waiting: () => line.waiting }
}

function toSpan({ query, queryDurationMillis, level }: LogEvent): void {
  traceQuery(query.sql, queryDurationMillis, level === 'error')
}
