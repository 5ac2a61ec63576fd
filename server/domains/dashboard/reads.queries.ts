import { sql } from 'kysely'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ReadRecord } from '../../../shared/rules/content/record-of-path.ts'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'

export type CountedReads = ReadRecord & { count: number }

/** Adds to today's counts (China); skips unpublished records. All nodes lock rows in the same order. */
export async function addReads(db: Db, reads: CountedReads[]): Promise<void> {
  if (reads.length === 0) return
  await sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(reads)}::jsonb)
        as c (collections jsonb, key text, "byAlias" boolean, language text, count integer)
    ), found as (
      select l.collection, l.number, c.language, c.count from counted c
      cross join lateral (
        select distinct collection, number from content_live
        where c.collections ? collection
          and case when c."byAlias" then alias = c.key else number = c.key::integer end
      ) l
    )
    insert into page_reads (collection, number, language, day, count)
    select collection, number, language, (now() at time zone 'Asia/Shanghai')::date, sum(count)
    from found group by collection, number, language
    order by collection, number, language
    on conflict (day, collection, number, language)
      do update set count = page_reads.count + excluded.count, last_at = now()`.execute(db)
}

const firstDay = (days: number) =>
  sql`((now() at time zone 'Asia/Shanghai')::date - make_interval(days => ${days - 1}))::date`

/** Reads by language and by day or week (from Monday), including days without reads. */
export async function countReads(db: Db, days: number, by: 'day' | 'week') {
  const step = sql.lit(`1 ${by}`)
  const { rows } = await sql<{ day: string; zh: number; en: number }>`
    with spans as (
      select generate_series(
        date_trunc(${by}, ${firstDay(days)}::timestamp),
        date_trunc(${by}, now() at time zone 'Asia/Shanghai'), ${step}::interval) as day
    ), sums as (
      select date_trunc(${by}, day::timestamp) as day,
        sum(count) filter (where language = 'zh') as zh, sum(count) filter (where language = 'en') as en
      from page_reads where day >= ${firstDay(days)} group by 1
    )
    select to_char(spans.day, 'YYYY-MM-DD') as day, coalesce(zh, 0)::integer as zh, coalesce(en, 0)::integer as en
    from spans left join sums on sums.day = spans.day order by spans.day`.execute(db)
  return rows
}

export type MostRead = {
  collection: CollectionName
  number: number
  alias: string | null
  zh: number
  en: number
}

/** The records read most in the last days. */
export async function listMostRead(db: Db, days: number, limit: number): Promise<MostRead[]> {
  const { rows } = await sql<MostRead>`
    with sums as (
      select collection, number, sum(count)::integer as all_reads,
        coalesce(sum(count) filter (where language = 'zh'), 0)::integer as zh,
        coalesce(sum(count) filter (where language = 'en'), 0)::integer as en
      from page_reads where day >= ${firstDay(days)} group by collection, number
      order by all_reads desc, collection, number limit ${limit}
    )
    select s.collection, s.number, s.zh, s.en,
      (select r.alias from content_records r where r.collection = s.collection and r.number = s.number) as alias
    from sums s order by all_reads desc, s.collection, s.number`.execute(db)
  return rows
}

export async function deleteOldReads(db: Db): Promise<void> {
  await db.deleteFrom('page_reads').where('last_at', '<', endOfTerm('pageReads')).execute()
}
