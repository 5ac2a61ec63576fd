import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { allowLongStatements } from '../../db/long-statements.queries.ts'
import { impactQuery } from './impact-query.ts'

/** Counts everything again, in the caller's transaction. */
export async function replaceFigures(db: Db): Promise<void> {
  await allowLongStatements(db)
  await db.deleteFrom('impact_figures').execute()
  await sql`insert into impact_figures (measure, year, split, key, value, givers) ${sql.raw(impactQuery)}`.execute(
    db,
  )
}

/** The figures as counted last, each measure whole before its parts. */
export async function listFigures(db: Db) {
  return db
    .selectFrom('impact_figures')
    .select(['measure', 'year', 'split', 'key', 'value', 'givers', 'counted_at'])
    .orderBy('measure')
    .orderBy('split', (order) => order.asc().nullsFirst())
    .orderBy('key', (order) => order.asc().nullsLast())
    .execute()
}
