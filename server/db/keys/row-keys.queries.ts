import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'

/** A row's primary key values as text. The row's physical place is no key: it moves. */
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

/** A row's key as a JSON array; needs an alias that no column has. */
export function keyOf(columns: readonly string[]): RawBuilder<RowKey> {
  return sql<RowKey>`jsonb_build_array(${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})`
}

/** Whether a row has this key. */
export function hasKey(columns: readonly string[], key: RowKey): RawBuilder<boolean> {
  return sql<boolean>`(${listed(columns)}) = (${sql.join([...key])})`
}

/** Whether a row follows this key in the order of the primary key. */
export function comesAfter(columns: readonly string[], key: RowKey): RawBuilder<boolean> {
  return sql<boolean>`(${listed(columns)}) > (${sql.join([...key])})`
}

/** A key's columns, for an order or a comparison. */
export function listed(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
