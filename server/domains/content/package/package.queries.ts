import { sql } from 'kysely'
import { locales } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { hashOf, liveValues } from '../records/versions.queries.ts'
import { nameOf, type PackagedRecord, type RecordKey } from './packaged-record.ts'

/** A statement takes a limited number of values, so more are written in batches. */
const recordsAtOnce = 500

/** The records that a portal was initially given, kept or not. */
export async function listGiven(db: Db): Promise<RecordKey[]> {
  return db.selectFrom('first_content').select(['collection', 'number']).execute()
}

/** Records which initial records a portal is given. @returns those it was not given before */
export async function noteGiven(db: Db, keys: readonly RecordKey[]): Promise<Set<string>> {
  const noted = await inParts(keys, (part) =>
    db
      .insertInto('first_content')
      .values(part.map(({ collection, number }) => ({ collection, number })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['collection', 'number'])
      .execute(),
  )
  return new Set(noted.map(nameOf))
}

/**
 * Writes records under their own numbers, without an author: published with their original times and a first
 * version, or as drafts. An existing record stays unchanged.
 * @returns the names of those written
 */
export async function insertPackaged(db: Db, records: readonly PackagedRecord[]): Promise<Set<string>> {
  const inserted = await inParts(records, (part) =>
    db
      .insertInto('content_records')
      .values(
        part.map(({ collection, number, alias, sourceLanguage, shared, provenance }) => ({
          ...{ collection, number, alias, source_language: sourceLanguage, updated_by: null },
          shared: JSON.stringify(shared),
          provenance: provenance && JSON.stringify(provenance),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['collection', 'number'])
      .execute(),
  )
  const names = new Set(inserted.map(nameOf))
  const added = records.filter((record) => names.has(nameOf(record)))
  await inParts(added, (part) => insertTexts(db, part))
  await inParts(added, (part) => insertLive(db, part))
  return names
}

async function insertTexts(db: Db, records: readonly PackagedRecord[]): Promise<never[]> {
  const rows = records.flatMap(({ collection, number, texts, published }) =>
    locales.map((language) => {
      const { first = null, last = null } = published[language] ?? {}
      return {
        ...{ collection, number, language, fields: JSON.stringify(texts[language]) },
        state: first ? ('published' as const) : ('draft' as const),
        ...{ live_version: first && 1, first_published_at: first, published_at: last },
        current_as_of: newestOf(published) ?? sql<Date>`now()`,
        ...{ publish_at: null, submitted_by: null, scheduled_by: null, missed_at: null, updated_by: null },
      }
    }),
  )
  await db.insertInto('content_texts').values(rows).execute()
  return []
}

/** Neither language counts as older than the other: the package does not say which is. */
export function newestOf(published: PackagedRecord['published']): Date | undefined {
  return locales
    .flatMap((language) => published[language]?.last ?? [])
    .sort((a, b) => b.getTime() - a.getTime())[0]
}

async function insertLive(db: Db, records: readonly PackagedRecord[]): Promise<never[]> {
  const read = records.flatMap(({ collection, number, alias, provenance, shared, texts, published }) =>
    locales.flatMap((language) => {
      const fields = texts[language]
      const version = { collection, fields, shared, provenance, version: 1, text_hash: hashOf(fields) }
      const at = published[language]
      return at ? [{ key: { collection, number, language }, alias, at, values: liveValues(version) }] : []
    }),
  )
  if (read.length === 0) return []
  await db
    .insertInto('content_versions')
    .values(
      read.map(({ key, values: { labels: _, position: __, ...version } }) => ({
        ...key,
        ...version,
        saved_by: null,
      })),
    )
    .execute()
  await db
    .insertInto('content_live')
    .values(
      read.map(({ key, alias, at, values }) => ({
        ...{ ...key, ...values, alias },
        ...{ first_published_at: at.first, published_at: at.last },
      })),
    )
    .execute()
  return []
}

async function inParts<One, Row>(
  all: readonly One[],
  write: (part: One[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < all.length; at += recordsAtOnce)
    rows.push(...(await write(all.slice(at, at + recordsAtOnce))))
  return rows
}

/** Existing fixed pages by alias: their numbers differ between portals. */
export async function pagesByAlias(db: Db): Promise<Map<string, number>> {
  const taken = await listTakenAliases(db)
  return new Map(
    [...taken].flatMap(([name, number]) =>
      name.startsWith('pages:') ? [[name.slice('pages:'.length), number]] : [],
    ),
  )
}

/** The numbers of the records that have an alias, by collection and alias: `pages:privacy`. */
export async function listTakenAliases(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('content_records')
    .select(['collection', 'alias', 'number'])
    .where('alias', 'is not', null)
    .execute()
  return new Map(rows.map(({ collection, alias, number }) => [`${collection}:${alias}`, number]))
}

/** A collection's published rows by number, with each record's source language. */
export async function listExported(db: Db, collection: CollectionName) {
  return db
    .selectFrom('content_live as l')
    .innerJoin('content_records as r', (join) =>
      join.onRef('r.collection', '=', 'l.collection').onRef('r.number', '=', 'l.number'),
    )
    .selectAll('l')
    .select('r.source_language')
    .where('l.collection', '=', collection)
    .orderBy('l.number')
    .execute()
}

/** The names of the records that people of this portal have edited, published or withdrawn. */
export async function listOwn(db: Db): Promise<Set<string>> {
  const { rows } = await sql<RecordKey>`
    select collection, number from content_records where updated_by is not null
    union select collection, number from content_texts
      where updated_by is not null or state in ('in_review', 'scheduled', 'withdrawn')
    union select collection, number from content_versions where saved_by is not null`.execute(db)
  return new Set(rows.map(nameOf))
}

/** Advances the number sequence past a number in use. */
export async function countBehind(db: Db, number: number): Promise<void> {
  await sql`select count(nextval('content_numbers'))
    from generate_series(
      (select last_value + is_called::integer from content_numbers), ${number}::bigint)`.execute(db)
}
