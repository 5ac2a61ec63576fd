import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { EncryptedColumn } from './encrypted-columns.ts'
import { comesAfter, hasKey, keyOf, listed, type RowKey } from './row-keys.queries.ts'

export type StoredText = { key: RowKey; stored: string }

/** The next values of a column that other keys wrote, in the order of the table's primary key. */
export async function listOtherKeys(
  db: Db,
  { table, column }: EncryptedColumn,
  options: { keyId: string; keyColumns: readonly string[]; after: RowKey | null; limit: number },
): Promise<StoredText[]> {
  const { keyColumns, after } = options
  const behind = after ? comesAfter(keyColumns, after) : sql`true`
  const { rows } = await sql<StoredText>`
    select ${keyOf(keyColumns)} as key, ${sql.ref(column)} as stored from ${sql.table(table)}
    where ${behind} and split_part(${sql.ref(column)}, '.', 1) <> ${options.keyId}
    order by ${listed(keyColumns)} limit ${options.limit}`.execute(db)
  return rows
}

/** Replaces the value that was read; returns whether it was still there. */
export async function replaceStored(
  db: Db,
  { table, column, index }: EncryptedColumn,
  { keyColumns, key, stored, value, found }: StoredText & Replacement,
): Promise<boolean> {
  // An index that was removed, because the value no longer identifies anybody, is not restored.
  const also =
    index && found !== null
      ? sql`, ${sql.ref(index)} = case when ${sql.ref(index)} is not null then ${found} end`
      : sql``
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}${also}
    where ${hasKey(keyColumns, key)} and ${sql.ref(column)} = ${stored}`.execute(db)
  return numAffectedRows === 1n
}

type Replacement = { keyColumns: readonly string[]; value: string; found: string | null }

export async function countOtherIndexes(
  db: Db,
  { table, index, keyId }: { table: string; index: string; keyId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
    where split_part(${sql.ref(index)}, '.', 1) <> ${keyId}`.execute(db)
  return rows[0]?.count ?? 0
}
