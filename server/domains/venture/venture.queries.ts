import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type ReadRow, readRow } from '../../../shared/rules/record-of.ts'
import type { Db } from '../../db/database.ts'
import type { StoredWords } from '../../db/published-lists.queries.ts'

type Stored = StoredWords & { published_at: Date }
export type EditionText = ReadRow<'ventureEditions', Stored>
export type MilestoneText = ReadRow<'ventureMilestones', Stored>
export type EntryText = ReadRow<'ventureEntries', Stored>

type EntryQuery = { edition: number; locale: Locale; classId?: number | undefined }

/** An edition's published records, each once, in the requested language where it exists. */
function textsOf(collection: 'ventureMilestones' | 'ventureEntries', { edition, locale }: EntryQuery) {
  return sql<Stored & { position: number }>`
    select distinct on (number) number, language, fields, shared, position, published_at
    from content_live
    where collection = ${collection} and labels @> array[${edition}]::integer[]
    order by number, (language = ${locale}) desc`
}

/** What happened in an edition, the first day first; a hundred at most. */
export async function listMilestones(db: Db, edition: number, locale: Locale): Promise<MilestoneText[]> {
  const { rows } = await sql<Stored>`
    select number, language, fields, shared, published_at
    from (${textsOf('ventureMilestones', { edition, locale })}) found
    order by shared->>'startsOn', number limit 100`.execute(db)
  return rows.map((row) => readRow('ventureMilestones', row))
}

/** A page of an edition's awards, in the editors' order. */
export async function listEntries(
  db: Db,
  { limit, offset, ...query }: EntryQuery & { limit: number; offset: number },
): Promise<EntryText[]> {
  const { rows } = await sql<Stored>`
    select number, language, fields, shared, published_at
    from (${textsOf('ventureEntries', query)}) found
    where ${ofClass(query)} order by position, number limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => readRow('ventureEntries', row))
}

/** The number of an edition's listed entries per class; the class is null where an entry has none. */
export async function countEntries(db: Db, { edition, locale }: Omit<EntryQuery, 'classId'>) {
  const { rows } = await sql<{ class: number | null; count: number }>`
    select (shared->'classes'->>0)::integer as class, count(*)::integer as count
    from (${textsOf('ventureEntries', { edition, locale })}) found
    group by 1`.execute(db)
  return rows
}

function ofClass({ classId }: EntryQuery) {
  return classId === undefined
    ? sql`true`
    : sql`shared->'classes' @> ${JSON.stringify([String(classId)])}::jsonb`
}
