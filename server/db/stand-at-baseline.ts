import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations/all.ts'

const baseline = '0180-baseline'
/** Hash of the names of all migrations before 0.1.0, in order: having run them equals the baseline. */
const namesBefore = 'b6cd0b8e9d62f25bdc8702daa62cf54bbfadc5966b1bbf587bcaf911148addc2'

/**
 * Marks a database that all migrations before 0.1.0 have made as migrated by the baseline, which makes the
 * same at once. An empty database, or one at the baseline or later, is left unchanged.
 * @throws for any other database; the message says what to do
 */
export async function standAtBaseline(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const names = await recordedNames(trx)
    if (names.length === 0) return refuseUnrecorded(trx)
    if (names.includes(baseline)) return refuseLater(names)
    if (createHash('sha256').update(names.join()).digest('hex') !== namesBefore) {
      throw new Error(
        `it stands at the migration ${names.at(-1)}; start the last version before 0.1.0 on it once, then this one`,
      )
    }
    await sql`delete from kysely_migration`.execute(trx)
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${new Date().toISOString()})`.execute(
      trx,
    )
  })
}

async function recordedNames(db: Kysely<unknown>): Promise<string[]> {
  if (!(await has(db, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).sort()
}

async function refuseUnrecorded(db: Kysely<unknown>): Promise<void> {
  if (await has(db, 'audit_events')) {
    throw new Error(
      'it has tables and no record of its migrations; restore a whole backup, or use an empty one',
    )
  }
}

function refuseLater(names: string[]): void {
  const later = names.find((name) => !(name in migrations))
  if (later)
    throw new Error(`it stands at the migration ${later} of a later version; start that one or a newer`)
}

async function has(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
    db,
  )
  return rows[0]?.found === true
}
