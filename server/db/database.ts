import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { PersonalCipher } from '../crypto/personal-columns.ts'
import { AuditSeal } from './audit/audit-seal.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Database } from './schema.ts'
import type { DatabaseWatch } from './watch-database.ts'

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
 * @param options.cipher seals what is entered in the audit; without it nothing can be
 * @param options.watch refuses at once what would wait for a database that does not answer
 */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; watch?: DatabaseWatch; cipher?: PersonalCipher } = {},
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 1500,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  })
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that is lost inside of a transaction, between two statements; the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const { watch } = options
  watch?.guard(pool)
  const guarded: PostgresPool = {
    async connect() {
      if (watch?.isDown()) throw new Error('Connection terminated: the database does not answer')
      return pool.connect()
    },
    end: () => pool.end(),
    options: pool.options,
  }
  const plugins = options.cipher ? [new AuditSeal(options.cipher)] : []
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }), plugins }), pool }
}
