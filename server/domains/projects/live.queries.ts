import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { Db } from '../../db/database.ts'
import type { PublishedRow, StoredText } from '../../db/published-lists.queries.ts'

export type ProjectText = PublishedRow<'projects'>
export type SetText = PublishedRow<'projectSets'>
export type ActivityText = PublishedRow<'projectActivities'>

/** Published records of a collection by number, each once: in the language of the page where it has that. */
export async function listTexts<Collection extends CollectionName>(
  db: Db,
  collection: Collection,
  locale: Locale,
  numbers?: number[],
): Promise<PublishedRow<Collection>[]> {
  if (numbers?.length === 0) return []
  let query = db
    .selectFrom('content_live')
    .select(['number', 'alias', 'language', 'fields', 'shared', 'provenance'])
    .select(['first_published_at', 'published_at'])
    .distinctOn('number')
    .where('collection', '=', collection)
    .orderBy('number')
    .orderBy((eb) => eb.case().when('language', '=', locale).then(0).else(1).end())
  if (numbers) query = query.where('number', 'in', numbers)
  return (await query.execute()).map((row) => readRow(collection, row))
}

export async function findText<Collection extends CollectionName>(
  db: Db,
  collection: Collection,
  number: number,
  locale: Locale,
): Promise<PublishedRow<Collection> | undefined> {
  return (await listTexts(db, collection, locale, [number]))[0]
}

/** Activities of a project, each once: those to come first, the nearest first; then the past, the newest first. */
export async function listActivities(db: Db, project: number, locale: Locale): Promise<ActivityText[]> {
  const { rows } = await sql<StoredText>`
    select number, alias, language, fields, shared, provenance, first_published_at, published_at
    from (
      select distinct on (number) *, shared->>'startsOn' as day,
        shared->>'startsOn' < (now() at time zone 'Asia/Shanghai')::date::text as is_past
      from content_live
      where collection = 'projectActivities' and labels @> array[${project}]::integer[]
      order by number, (language = ${locale}) desc
    ) found
    order by is_past, case when not is_past then day end, day desc, number
    limit 20`.execute(db)
  return rows.map((row) => readRow('projectActivities', row))
}

/** An activity with whether it is over; undefined where no language of it is published. */
export async function findActivity(
  db: Db,
  number: number,
  locale: Locale,
): Promise<(ActivityText & { is_past: boolean }) | undefined> {
  const { rows } = await sql<StoredText & { is_past: boolean }>`
    select number, alias, language, fields, shared, provenance, first_published_at, published_at,
      shared->>'startsOn' < (now() at time zone 'Asia/Shanghai')::date::text as is_past
    from content_live
    where collection = 'projectActivities' and number = ${number}
    order by (language = ${locale}) desc limit 1`.execute(db)
  return rows[0] && readRow('projectActivities', rows[0])
}

/** The number of published records per collection. */
export async function countLive(db: Db) {
  const { rows } = await sql<{ projects: number; classes: number; sets: number }>`
    select (select count(*)::integer from project_listing) as projects,
      (select count(distinct class)::integer from project_listing, unnest(classes) as class
        where exists (select from content_live where collection = 'projectClasses' and number = class)) as classes,
      (select count(distinct number)::integer from content_live where collection = 'projectSets'
        and exists (select from project_listing where sets @> array[content_live.number])) as sets`.execute(
    db,
  )
  return rows[0] ?? { projects: 0, classes: 0, sets: 0 }
}
