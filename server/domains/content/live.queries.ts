import { type Expression, type SqlBool, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../shared/rules/content/collections.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import { consentDocuments } from '../../../shared/rules/sign-in/consent.ts'
import type { Db } from '../../db/database.ts'
import type { PublishedRow } from '../../db/published-lists.queries.ts'
import { withinPlace } from './records/record-order.queries.ts'
import type { TextKey } from './records/records.queries.ts'

/** The published version of a text. */
export async function findLive(db: Db, { collection, number, language }: TextKey) {
  return db
    .selectFrom('content_live')
    .selectAll()
    .where('collection', '=', collection)
    .where('number', '=', number)
    .where('language', '=', language)
    .executeTakeFirst()
}

export type LiveRow = NonNullable<Awaited<ReturnType<typeof findLive>>>

/**
 * A record as published, in the requested language where it exists. A document that people agree to is valid
 * only in its newest edition: a language that still has an older one is not used.
 */
export async function findLiveIn(
  db: Db,
  which: { collection: CollectionName; number: number } | { alias: string },
  locale: Locale,
): Promise<LiveRow | undefined> {
  let query = db
    .selectFrom('content_live')
    .selectAll()
    .orderBy(editionAgreedTo, (order) => order.desc().nullsLast())
    .orderBy((eb) => eb.case().when('language', '=', locale).then(0).else(1).end())
    .limit(1)
  query =
    'alias' in which
      ? query.where('collection', '=', 'pages').where('alias', '=', which.alias).where(isInForce)
      : query.where('collection', '=', which.collection).where('number', '=', which.number)
  return query.executeTakeFirst()
}

const editionAgreedTo = sql<
  number | null
>`case when collection = 'pages' and alias in (${sql.join([...consentDocuments])})
  then (shared->>'edition')::integer end`

/** A fixed page is in force from its effective day, in China's time zone. */
const isInForce: Expression<SqlBool> = sql<SqlBool>`coalesce(nullif(shared->>'effectiveOn', '')::date, '-infinity') <= (now() at time zone 'Asia/Shanghai')::date`

type ListOptions = {
  locale: Locale
  label?: number | undefined
  numbers?: number[]
  limit: number
  offset: number
}

/** One row per article, in the language of the page where there is one; the newest first. */
export async function listLive(db: Db, options: ListOptions): Promise<LiveRow[]> {
  let query = liveArticles(db, options)
    .selectAll()
    .orderBy('first_published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(options.limit)
    .offset(options.offset)
  if (options.numbers) query = query.where('number', 'in', options.numbers)
  return query.execute()
}

export async function countLive(db: Db, options: Pick<ListOptions, 'locale' | 'label'>): Promise<number> {
  const { count } = await liveArticles(db, options)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function liveArticles(db: Db, { locale, label }: Pick<ListOptions, 'locale' | 'label'>) {
  let query = db
    .selectFrom('content_live')
    .where('collection', '=', 'articles')
    .where((eb) =>
      eb.or([
        eb('language', '=', locale),
        // A subquery evaluated row by row; for `not exists` the planner may read the whole collection first.
        eb(
          eb
            .selectFrom('content_live as other')
            .select('other.number')
            .where('other.collection', '=', 'articles')
            .whereRef('other.number', '=', 'content_live.number')
            .where('other.language', '=', locale)
            .limit(1),
          'is',
          null,
        ),
      ]),
    )
  if (label !== undefined) query = query.where(sql<boolean>`labels @> array[${label}]::integer[]`)
  return query
}

/** The previous and next article in the list of all. */
export async function listNeighbours(db: Db, article: LiveRow, locale: Locale) {
  const at = article.first_published_at
  const position = sql`(first_published_at, number)`
  const own = sql`(${at}::timestamptz, ${article.number}::integer)`
  const [older, newer] = await Promise.all([
    liveArticles(db, { locale })
      .selectAll()
      .where(sql<boolean>`${position} < ${own}`)
      .orderBy('first_published_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
    liveArticles(db, { locale })
      .selectAll()
      .where(sql<boolean>`${position} > ${own}`)
      .orderBy('first_published_at')
      .orderBy('number')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { older, newer }
}

/** Every published record of a small collection in both languages, in its order. */
export async function listLiveRecords(db: Db, collection: CollectionName): Promise<LiveRow[]> {
  return db
    .selectFrom('content_live')
    .selectAll()
    .where('collection', '=', collection)
    .orderBy('position')
    .orderBy(withinPlace(collection, 'content_live'))
    .execute()
}

/** Published rows of records with a higher number, lowest first, both languages; `limit` counts records. */
export async function listLiveAfter(
  db: Db,
  collection: CollectionName,
  { after, limit }: { after: number; limit: number },
): Promise<LiveRow[]> {
  const numbers = db
    .selectFrom('content_live')
    .select('number')
    .distinct()
    .where('collection', '=', collection)
    .where('number', '>', after)
    .where(isInForce)
    .orderBy('number')
    .limit(limit)
  return db
    .selectFrom('content_live')
    .selectAll()
    .where('collection', '=', collection)
    .where('number', 'in', numbers)
    .where(isInForce)
    .orderBy('number')
    .execute()
}

/** Published labels in both languages, in their order; all or some. */
export async function listLiveLabels(db: Db, numbers?: number[]): Promise<PublishedRow<'labels'>[]> {
  return (await listLiveNames(db, 'labels', numbers)).map((row) => readRow('labels', row))
}

/** The published names of a collection in both languages, in its order; all or some. */
export async function listLiveNames(
  db: Db,
  collection: CollectionName,
  numbers?: number[],
): Promise<LiveRow[]> {
  if (numbers?.length === 0) return []
  let query = db
    .selectFrom('content_live')
    .selectAll()
    .where('collection', '=', collection)
    .orderBy('position')
    .orderBy('number')
  if (numbers) query = query.where('number', 'in', numbers)
  return query.execute()
}

/** The number of articles per label in the lists of a language. */
export async function countByLabel(db: Db, locale: Locale): Promise<Map<number, number>> {
  const { rows } = await sql<{ label: number; count: number }>`
    select label, count(*)::integer as count
    from (${liveArticles(db, { locale }).select('labels')}) found, unnest(labels) as label
    group by label`.execute(db)
  return new Map(rows.map(({ label, count }) => [label, count]))
}

/** Whether a record is published in any language. */
export async function isLive(db: Db, collection: CollectionName, number: number): Promise<boolean> {
  const row = await db
    .selectFrom('content_live')
    .select('number')
    .where('collection', '=', collection)
    .where('number', '=', number)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The published activities of a project. */
export async function listLiveActivities(db: Db, project: number) {
  return db
    .selectFrom('content_live')
    .select(['number', 'language'])
    .where('collection', '=', 'projectActivities')
    .where(sql<boolean>`labels @> array[${project}]::integer[]`)
    .execute()
}

/** The collections whose records have a page of their own. */
const withPages = collectionNames.filter((name) => collections[name].path !== null)

/** Whether a record has a page now: an activity disappears with its project. */
const hasPage: Expression<SqlBool> = sql<SqlBool>`(collection <> 'projectActivities' or exists (
  select from content_live project
  where project.collection = 'projects' and project.number = content_live.labels[1]))`

/** Published records with their languages, for site maps and the like. */
export async function listAddresses(db: Db, page: { limit: number; offset: number }) {
  return db
    .selectFrom('content_live')
    .select(['collection', 'number', 'alias'])
    .select((eb) => [
      sql<Locale[]>`array_agg(language order by language desc)`.as('languages'),
      eb.fn.max('published_at').as('updated_at'),
    ])
    .where('collection', 'in', withPages)
    .where(hasPage)
    .groupBy(['collection', 'number', 'alias'])
    .orderBy('collection')
    .orderBy('number', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The number of published records that have a page. */
export async function countAddresses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('content_live')
    .select(sql<number>`count(distinct (collection, number))::integer`.as('count'))
    .where('collection', 'in', withPages)
    .where(hasPage)
    .executeTakeFirstOrThrow()
  return count
}

type Looked = { kinds: { collection: CollectionName; kind: string }[]; after: TextKey | null; limit: number }

/**
 * Of the next published texts, those that are missing from the search index, in collections that it covers.
 * @returns these, and the last of all that were looked at, null where there are no more
 */
export async function listNotFound(db: Db, of: Looked) {
  const { rows } = await lookedForQuery(of).execute(db)
  const keys = rows.map(({ collection, number, language }) => ({ collection, number, language }))
  return {
    missing: keys.filter((_, index) => rows[index]?.is_missing),
    last: rows.length === of.limit ? (keys.at(-1) ?? null) : null,
  }
}

/**
 * The statement behind `listNotFound`, also used by the test of its plan. The collections are no condition of the
 * page: with one, PostgreSQL would begin at the first text of a collection every time.
 */
export function lookedForQuery({ kinds, after, limit }: Looked) {
  return sql<TextKey & { is_missing: boolean }>`
    select l.collection, l.number, l.language, k.kind is not null and not exists (select from search_documents d
      where d.kind = k.kind and d.language = l.language and d.record_id in (l.number::text, l.alias)) as is_missing
    from (
      select collection, number, language, alias from content_live
      where (collection, number, language)
        > (${after?.collection ?? ''}, ${after?.number ?? 0}::integer, ${after?.language ?? ''})
      order by collection, number, language limit ${limit}
    ) l left join jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k (collection text, kind text)
      on k.collection = l.collection
    order by l.collection, l.number, l.language`
}
