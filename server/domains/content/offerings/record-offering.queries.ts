import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { Db } from '../../../db/database.ts'
import { findPublished, type StoredWords } from '../../../db/published-lists.queries.ts'

/** The collections whose offerings are read from what is published of their records. */
export type RecordCollection = 'services' | 'resources' | 'ventureRounds'

/** A record as it is published or, if asked for, as it last was. */
export async function findOfferedRecord(
  db: Db,
  { collection, number }: { collection: RecordCollection; number: number },
  locale: Locale,
  alsoWithdrawn: boolean,
) {
  const live = await findPublished(db, collection, number, locale)
  if (live || !alsoWithdrawn) return live
  const { rows } = await sql<StoredWords>`
    select number, language, v.fields, v.shared
    from content_texts t join content_versions v using (collection, number, language)
    where collection = ${collection} and number = ${number} and t.first_published_at is not null
    order by language <> ${locale}, v.version desc limit 1`.execute(db)
  return rows[0] && readRow(collection, rows[0])
}

/** The published titles, or those of texts that were published before, one row for each language. */
export async function listTitles(db: Db, collection: RecordCollection, numbers: readonly number[]) {
  const { rows } = await sql<{ number: number; language: Locale; name: string }>`
    select number, language, coalesce(l.fields, t.fields)->>'title' as name
    from content_texts t left join content_live l using (collection, number, language)
    where collection = ${collection} and number = any (${[...numbers]}::integer[])
      and t.first_published_at is not null`.execute(db)
  return rows
}

/** The numbers of the published records that are handed over by a code. */
export async function listRecordsByCode(db: Db, collection: RecordCollection): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select distinct number from content_live
    where collection = ${sql.lit(collection)} and shared @> '{"activationKind":"code"}'`.execute(db)
  return rows.map(({ number }) => number)
}
