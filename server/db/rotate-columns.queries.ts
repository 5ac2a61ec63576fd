import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { EncryptedColumn } from './encrypted-columns.ts'

/** Where a row stood when it was read; another place once it was written since. */
export type StoredText = { place: string; stored: string }

/** The next values of a column that were not written by a key, in the order of the table. */
export async function listOtherKeys(
  db: Db,
  { table, column }: EncryptedColumn,
  options: { keyId: string; after: string; limit: number },
): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select ctid::text as place, ${sql.ref(column)} as stored from ${sql.table(table)}
    where ctid > ${options.after}::tid and split_part(${sql.ref(column)}, '.', 1) <> ${options.keyId}
    order by ctid limit ${options.limit}`.execute(db)
  return rows
}

/** Puts a value in the place of the one that was read; answers whether that still stood there. */
export async function replaceStored(
  db: Db,
  { table, column, index }: EncryptedColumn,
  { place, stored, value, found }: StoredText & { value: string; found: string | null },
): Promise<boolean> {
  // An index that was taken away, since the value is nobody's any more, stays away.
  const also =
    index && found !== null
      ? sql`, ${sql.ref(index)} = case when ${sql.ref(index)} is not null then ${found} end`
      : sql``
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}${also}
    where ctid = ${place}::tid and ${sql.ref(column)} = ${stored}`.execute(db)
  return numAffectedRows === 1n
}

export async function countOtherIndexes(
  db: Db,
  { table, index, keyId }: { table: string; index: string; keyId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
    where split_part(${sql.ref(index)}, '.', 1) <> ${keyId}`.execute(db)
  return rows[0]?.count ?? 0
}
