import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { migrations } from './migrations/all.ts'
import { steadyPool } from './steady-pool.ts'

/**
 * Refuses to serve from a database that is behind this release, or with a role that could rewrite the audit:
 * a superuser, or the owner of the tables.
 * @throws StartError with one line that names the setting
 */
export async function checkApplication(url: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: steadyPool({ connectionString: url, max: 1 }) }),
  })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const missing = (await migrator.getMigrations()).find((migration) => !migration.executedAt)
    if (missing) {
      throw new StartError(
        `DATABASE_OWNER_URL: the database lacks the migration ${missing.name}; ` +
          'expects the address of its owner here, or "npm run db:migrate" run with it',
      )
    }
    const { rows } = await sql<{ canRewrite: boolean }>`
      select has_table_privilege('audit_events', 'update') or has_table_privilege('audit_events', 'delete')
        as "canRewrite"`.execute(db)
    if (rows[0]?.canRewrite) {
      throw new StartError(
        'DATABASE_URL: its role could rewrite the audit; expects a role that neither owns the tables nor is superuser',
      )
    }
  } finally {
    await db.destroy()
  }
}
