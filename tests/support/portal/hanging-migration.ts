/** Migrates a database as its owner, plus a migration that never ends; reports its first change. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { migrations } from '../../../server/db/migrations/all.ts'
import { standAtBaseline } from '../../../server/db/stand-at-baseline.ts'

const hanging = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table half_way (id integer)`.execute(db)
    await sql`update accounts set status = 'suspended'`.execute(db)
    console.log('half way')
    await new Promise((resolve) => setTimeout(resolve, 600_000))
  },
}

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 2 })
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
await standAtBaseline(db)
const migrator = new Migrator({
  db,
  provider: { getMigrations: async () => ({ ...migrations, '9999-hanging': hanging }) },
})
await migrator.migrateToLatest()
