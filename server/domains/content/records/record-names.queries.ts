import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'

/** Record names by number, in the requested language where they exist. */
export async function listNames(
  db: Db,
  collection: CollectionName,
  titleField: string,
  numbers: number[],
  locale: Locale,
) {
  const { rows } = await sql<{ number: number; name: string }>`
    select distinct on (number) number, fields->>${titleField} as name from content_texts
    where collection = ${collection} and number = any (${numbers}) and coalesce(fields->>${titleField}, '') <> ''
    order by number, language <> ${locale}`.execute(db)
  return rows
}

/** Whether any of the records can be chosen: not withdrawn, or still published. */
export async function hasStanding(db: Db, collection: CollectionName, numbers: number[]): Promise<boolean> {
  const found = await db
    .selectFrom('content_texts')
    .select('number')
    .where('collection', '=', collection)
    .where('number', '=', sql<number>`any(${numbers})`)
    .where((eb) => eb.or([eb('state', '<>', 'withdrawn'), eb('live_version', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The numbers that are no record of the collection. */
export async function listUnknownRecords(
  db: Db,
  collection: CollectionName,
  numbers: number[],
): Promise<number[]> {
  const { rows } = await sql<{ wanted: number }>`
    select wanted from unnest(${numbers}::integer[]) wanted
    where not exists (select from content_records where collection = ${collection} and number = wanted)`.execute(
    db,
  )
  return rows.map((row) => row.wanted)
}

/** The aliases that name no field, neither a published nor a formerly published one. */
export async function listUnknownFields(db: Db, aliases: string[]): Promise<string[]> {
  const { rows } = await sql<{ wanted: string }>`
    select wanted from unnest(${aliases}::text[]) wanted
    where not exists (select from fields where alias = wanted)
      and not exists (select from content_records r
        join content_texts t on (t.collection, t.number) = (r.collection, r.number)
        where r.collection = 'fieldPages' and r.alias = wanted and t.first_published_at is not null)`.execute(
    db,
  )
  return rows.map((row) => row.wanted)
}

/** Whether any of the fields is published. */
export async function hasListedField(db: Db, aliases: string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from fields where alias = any (${aliases})) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** The names of fields that are no longer published, by the aliases that a record holds. */
export async function listRetiredFields(db: Db, aliases: string[]) {
  if (aliases.length === 0) return []
  const { rows } = await sql<{ alias: string; zh: string; en: string }>`
    select r.alias, coalesce(zh.fields->>'title', '') as zh, coalesce(en.fields->>'title', '') as en
    from content_records r
    join content_texts zh on (zh.collection, zh.number, zh.language) = (r.collection, r.number, 'zh')
    join content_texts en on (en.collection, en.number, en.language) = (r.collection, r.number, 'en')
    where r.collection = 'fieldPages' and r.alias = any (${aliases})
      and not exists (select from fields where fields.alias = r.alias)`.execute(db)
  return rows
}
