import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName, FieldValues } from '../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../shared/rules/content/provenance.ts'
import type { Db } from '../../db/database.ts'

/** A record as published in one language; a preview builds an unpublished one. */
export type ReadText = {
  number: number
  language: Locale
  fields: FieldValues
  shared: FieldValues
  provenance: Provenance | null
  first_published_at: Date
  published_at: Date
}

/** Published records of a collection by number, each once, in the page's language where it exists. */
export async function listTexts(
  db: Db,
  collection: CollectionName,
  locale: Locale,
  numbers?: number[],
): Promise<ReadText[]> {
  if (numbers?.length === 0) return []
  let query = db
    .selectFrom('content_live')
    .select(['number', 'language', 'fields', 'shared', 'provenance', 'first_published_at', 'published_at'])
    .distinctOn('number')
    .where('collection', '=', collection)
    .orderBy('number')
    .orderBy((eb) => eb.case().when('language', '=', locale).then(0).else(1).end())
  if (numbers) query = query.where('number', 'in', numbers)
  return query.execute()
}

/** The same in the editors' order. */
export async function listInOrder(db: Db, collection: CollectionName, locale: Locale): Promise<ReadText[]> {
  const texts = await listTexts(db, collection, locale)
  const position = ({ shared }: ReadText) => Number(shared.order || 0)
  return texts.sort((a, b) => position(a) - position(b) || a.number - b.number)
}

export async function findText(
  db: Db,
  collection: CollectionName,
  number: number,
  locale: Locale,
): Promise<ReadText | undefined> {
  return (await listTexts(db, collection, locale, [number]))[0]
}

/** A project's activities, each once: upcoming ones nearest first, then past ones newest first. */
export async function listActivities(db: Db, project: number, locale: Locale): Promise<ReadText[]> {
  const { rows } = await sql<ReadText>`
    select number, language, fields, shared, provenance, first_published_at, published_at
    from (
      select distinct on (number) *, shared->>'startsOn' as day,
        shared->>'startsOn' < (now() at time zone 'Asia/Shanghai')::date::text as is_past
      from content_live
      where collection = 'projectActivities' and labels @> array[${project}]::integer[]
      order by number, (language = ${locale}) desc
    ) found
    order by is_past, case when not is_past then day end, day desc, number
    limit 20`.execute(db)
  return rows
}

/** An activity with whether it is over; undefined where no language of it is published. */
export async function findActivity(
  db: Db,
  number: number,
  locale: Locale,
): Promise<(ReadText & { is_past: boolean }) | undefined> {
  const { rows } = await sql<ReadText & { is_past: boolean }>`
    select number, language, fields, shared, provenance, first_published_at, published_at,
      shared->>'startsOn' < (now() at time zone 'Asia/Shanghai')::date::text as is_past
    from content_live
    where collection = 'projectActivities' and number = ${number}
    order by (language = ${locale}) desc limit 1`.execute(db)
  return rows[0]
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
