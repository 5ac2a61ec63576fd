import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'

/** A row by the values of its primary key as text. Where a row stands on the disk is nobody's key: it moves. */
export type RowKey = readonly string[]

/** The columns of a table's primary key, in its order. @throws Error where it has none */
export async function listKeyColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i
    join unnest(i.indkey) with ordinality as k (attnum, place) on true
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary
    order by k.place`.execute(db)
  if (rows.length === 0) throw new Error(`${table} has no primary key`)
  return rows.map(({ name }) => name)
}

/** The key of a row as an array of JSON; selected under a name that no column bears, since it is no column's name. */
export function keyOf(columns: readonly string[]): RawBuilder<RowKey> {
  return sql<RowKey>`jsonb_build_array(${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})`
}

/** Whether a row is the one of a key. */
export function hasKey(columns: readonly string[], key: RowKey): RawBuilder<boolean> {
  return sql<boolean>`(${listed(columns)}) = (${sql.join([...key])})`
}

/** Whether a row stands behind the one of a key, in the order of the primary key. */
export function comesAfter(columns: readonly string[], key: RowKey): RawBuilder<boolean> {
  return sql<boolean>`(${listed(columns)}) > (${sql.join([...key])})`
}

/** The columns of a key, as an order or one side of a comparison. */
export function listed(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
