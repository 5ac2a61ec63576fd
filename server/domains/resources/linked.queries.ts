import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName, FieldValues } from '../../../shared/rules/content/collections.ts'
import type { Db } from '../../db/database.ts'

/** A record as published, in the page's language where it exists. */
export type LiveText = {
  number: number
  alias: string | null
  language: Locale
  fields: FieldValues
  shared: FieldValues
  published_at: Date
}

/** Published records by number, in the given order. */
export async function listByNumber(
  db: Db,
  collection: CollectionName,
  numbers: number[],
  locale: Locale,
): Promise<LiveText[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<LiveText>`
    select number, alias, language, fields, shared, published_at from (
      select distinct on (number) * from content_live
      where collection = ${collection} and number = any(${numbers}::integer[])
      order by number, (language = ${locale}) desc
    ) found
    order by array_position(${numbers}::integer[], number)`.execute(db)
  return rows
}

/** A published record by its alias. */
export async function findByAlias(
  db: Db,
  collection: CollectionName,
  alias: string,
  locale: Locale,
): Promise<LiveText | undefined> {
  const { rows } = await sql<LiveText>`
    select number, alias, language, fields, shared, published_at from content_live
    where collection = ${collection} and alias = ${alias}
    order by (language = ${locale}) desc limit 1`.execute(db)
  return rows[0]
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

export type LinkedTool = { number: number; name: string; tagline: string; language: Locale }

/** Listed tools in the given order. */
export async function listToolsByNumber(db: Db, numbers: number[], locale: Locale): Promise<LinkedTool[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<LinkedTool>`
    select t.number, x.name, x.tagline, x.language
    from tools t join lateral (
      select name, tagline, language from tool_texts
      where tool_number = t.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    where t.is_listed and t.number = any(${numbers}::integer[])
    order by array_position(${numbers}::integer[], t.number)`.execute(db)
  return rows
}
