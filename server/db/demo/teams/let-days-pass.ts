import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/**
 * Lets what was just done have happened days ago: moves every time and date of rows.
 * @param column by whose values `ids` the rows are found
 */
export async function letDaysPass(
  db: Db,
  days: number,
  { table, column = 'id', ids }: { table: string; column?: string; ids: readonly (string | number)[] },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and data_type in ('date', 'timestamp with time zone')`.execute(db)
  const moved = rows.map(
    ({ name }) => sql`${sql.ref(name)} = ${sql.ref(name)} - make_interval(days => ${days}::integer)`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(moved)}
    where ${sql.ref(column)} in (${sql.join(ids)})`.execute(db)
}
