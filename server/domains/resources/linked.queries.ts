import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import { type ReadRow, readRow } from '../../../shared/rules/record-of.ts'
import type { Db } from '../../db/database.ts'
import type { StoredWords } from '../../db/published-lists.queries.ts'

/** What visitors read of a record, in the page's language where it is published in that. */
export type LiveText<Name extends CollectionName> = ReadRow<Name, Stored>
type Stored = StoredWords & { published_at: Date }

/** Published records by number, in the order asked for. */
export async function listByNumber<Name extends CollectionName>(
  db: Db,
  collection: Name,
  numbers: number[],
  locale: Locale,
): Promise<LiveText<Name>[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<Stored>`
    select number, language, fields, shared, published_at from (
      select distinct on (number) * from content_live
      where collection = ${collection} and number = any(${numbers}::integer[])
      order by number, (language = ${locale}) desc
    ) found
    order by array_position(${numbers}::integer[], number)`.execute(db)
  return rows.map((row) => readRow(collection, row))
}

/** The page of a field by its alias. */
export async function findFieldPage(
  db: Db,
  alias: string,
  locale: Locale,
): Promise<LiveText<'fieldPages'> | undefined> {
  const { rows } = await sql<Stored>`
    select number, language, fields, shared, published_at from content_live
    where collection = 'fieldPages' and alias = ${alias}
    order by (language = ${locale}) desc limit 1`.execute(db)
  return rows[0] && readRow('fieldPages', rows[0])
}

export type FieldRow = { alias: string; name: string; summary: string }

/** Every field in the editors' order. */
export async function listFieldRows(db: Db, locale: Locale): Promise<FieldRow[]> {
  const rows = await db.selectFrom('fields').selectAll().orderBy('position').orderBy('number').execute()
  return rows.map((row) => ({
    alias: row.alias,
    name: locale === 'zh' ? row.name_zh : row.name_en,
    summary: locale === 'zh' ? row.summary_zh : row.summary_en,
  }))
}
