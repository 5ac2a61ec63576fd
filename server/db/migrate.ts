import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { PgBoss } from 'pg-boss'
import { queueNames, queues } from '../jobs/queues.ts'
import { migrations } from './migrations/all.ts'
import { standAtBaseline } from './stand-at-baseline.ts'
import { steadyPool } from './steady-pool.ts'

const migrateLock = 4_203

/**
 * Migrates a database to the newest state as its owner and grants the application's role its rights.
 *
 * Nodes that start at once take turns: reading the catalogue fails where another drops or renames a table
 * meanwhile. The application may read, insert, update and delete, except in the audit, where it may only insert.
 * @param upTo the last migration to run, to make the tables of an older backup; all of them by default
 * @throws when a migration fails, which is then rolled back; and for a database that cannot be migrated: from
 * long before the baseline, or of a later version
 */
export async function migrateToLatest(ownerUrl: string, appRole: string, upTo?: string): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: steadyPool({ connectionString: ownerUrl, max: 2 }) }),
  })
  try {
    // The lock lasts as long as its transaction, which is idle while another connection migrates.
    return await db.transaction().execute(async (turn) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(turn)
      await sql`select pg_advisory_xact_lock(${migrateLock})`.execute(turn)
      return migrate(db, { ownerUrl, appRole, upTo })
    })
  } finally {
    await db.destroy()
  }
}

type Migration = { ownerUrl: string; appRole: string; upTo: string | undefined }

async function migrate(db: Kysely<unknown>, { ownerUrl, appRole, upTo }: Migration): Promise<string[]> {
  await standAtBaseline(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw error
  await installJobQueues(ownerUrl)
  await db.transaction().execute((trx) => grantToApplication(trx, appRole))
  return (results ?? []).map((result) => result.migrationName)
}

async function installJobQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const name of queueNames) {
    await boss.createQueue(name, queues[name])
    // An existing queue keeps its settings when it is created again.
    await boss.updateQueue(name, queues[name])
  }
  await boss.stop({ graceful: false })
}

/**
 * One transaction: at no moment may the application change the audit. An extension that a superuser has added to
 * a schema is theirs: its owner alone may grant what it brought, and the application has no use for it.
 */
async function grantToApplication(db: Kysely<unknown>, appRole: string): Promise<void> {
  const role = sql.id(appRole)
  for (const schema of ['public', 'pgboss']) {
    await sql`grant usage on schema ${sql.id(schema)} to ${role}`.execute(db)
    const { rows } = await listOwn(schema).execute(db)
    for (const { rights, names } of rows)
      if (names) await sql`grant ${sql.raw(rights)} ${sql.raw(names)} to ${role}`.execute(db)
  }
  await sql`revoke update, delete, truncate on audit_events from ${role}`.execute(db)
}

/** Of what the migrating role owns in a schema: what the application may do with each kind, and the quoted names. */
const listOwn = (schema: string) => sql<{ rights: string; names: string | null }>`
  select 'select, insert, update, delete on table' as rights, string_agg(oid::regclass::text, ', ') as names
  from pg_class
  where relnamespace = ${schema}::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') and pg_has_role(relowner, 'usage')
  union all
  select 'usage, select on sequence', string_agg(oid::regclass::text, ', ') from pg_class
  where relnamespace = ${schema}::regnamespace and relkind = 'S' and pg_has_role(relowner, 'usage')
  union all
  select 'execute on function', string_agg(oid::regprocedure::text, ', ') from pg_proc
  where pronamespace = ${schema}::regnamespace and prokind <> 'p' and pg_has_role(proowner, 'usage')`
