import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type ReadRow, readRow } from '../../../shared/rules/record-of.ts'
import type {
  VolunteerKind,
  VolunteerSkill,
  VolunteerTime,
} from '../../../shared/rules/toolbox/volunteer-activities.ts'
import type { Db } from '../../db/database.ts'
import type { StoredWords } from '../../db/published-lists.queries.ts'

export type ActivityRow = ReadRow<'volunteerActivities', StoredActivity>
type StoredActivity = StoredWords & { published_at: Date; is_past: boolean }

export type ActivityQuery = {
  locale: Locale
  when: VolunteerTime
  kind?: VolunteerKind | undefined
  skill?: VolunteerSkill | undefined
  limit: number
  offset: number
}

/** The last day, by which an index sorts published activities (see the migration). */
const lastDay = sql`coalesce(nullif(l.shared->>'endsOn', ''), l.shared->>'startsOn')`
const today = sql`(now() at time zone 'Asia/Shanghai')::date::text`
const firstDay = sql`l.shared->>'startsOn'`
const startTime = sql`coalesce(l.shared->>'startTime', '')`
/** First to last day as integers such as 20261123; an index uses it to find present activities. */
const span = sql`int4range(nullif(replace(l.shared->>'startsOn', '-', ''), '')::integer,
  greatest(nullif(replace(l.shared->>'endsOn', '-', ''), '')::integer,
    nullif(replace(l.shared->>'startsOn', '-', ''), '')::integer), '[]')`
const columns = sql`l.number, l.language, l.fields, l.shared, l.published_at,
  ${lastDay} < ${today} as is_past`

/** A page of activities: upcoming ones nearest first, past ones newest first. */
export async function listActivities(db: Db, query: ActivityQuery): Promise<ActivityRow[]> {
  const { rows } = await activitiesQuery(query).execute(db)
  return rows.map((row) => readRow('volunteerActivities', row))
}

/** The statement behind `listActivities`, also used by the test of its plan. */
export function activitiesQuery({ limit, offset, ...query }: ActivityQuery) {
  if (query.when === 'upcoming') return upcomingQuery({ limit, offset, ...query })
  return sql<StoredActivity>`
    select ${columns} from content_live l where ${conditions(query)}
    order by ${lastDay} desc, l.number desc limit ${limit} offset ${offset}`
}

/** Present and future activities use one index each: no single index has both ordered by first day. */
function upcomingQuery({ limit, offset, ...query }: ActivityQuery) {
  const order = sql`first_day, start_time, number`
  const sorted = sql`${columns}, ${firstDay} as first_day, ${startTime} as start_time`
  return sql<StoredActivity>`
    with shown as (
      (select ${sorted} from content_live l
        where ${conditions(query)} and ${firstDay} < ${today} and ${span} @> replace(${today}, '-', '')::integer)
      union all
      (select ${sorted} from content_live l where ${conditions(query)} and ${firstDay} >= ${today}
        order by ${order} limit ${limit + offset})
    )
    select number, language, fields, shared, published_at, is_past from shown
    order by ${order} limit ${limit} offset ${offset}`
}

/** The number of activities per kind and skill in a period, and the query's total. */
export async function countActivities(db: Db, query: Omit<ActivityQuery, 'limit' | 'offset'>) {
  const { locale, when } = query
  const { rows } = await sql<{ facet: 'kind' | 'skill' | 'total'; value: string; count: number }>`
    with found as (select l.shared from content_live l where ${conditions({ locale, when })})
    select 'kind' as facet, shared->>'volunteerKind' as value, count(*)::integer as count from found group by 2
    union all
    select 'skill', skill, count(*)::integer
      from found, jsonb_array_elements_text(shared->'skills') as skill group by 2
    union all
    select 'total', '', count(*)::integer from content_live l where ${conditions(query)}`.execute(db)
  return rows
}

/** One activity, in the requested language where it exists. */
export async function findActivity(db: Db, number: number, locale: Locale): Promise<ActivityRow | undefined> {
  const { rows } = await sql<StoredActivity>`
    select ${columns} from content_live l
    where l.collection = 'volunteerActivities' and l.number = ${number}
    order by (l.language = ${locale}) desc limit 1`.execute(db)
  return rows[0] && readRow('volunteerActivities', rows[0])
}

/** Each record once: in the requested language, or in its only one, which is looked up row by row. */
function conditions({
  locale,
  when,
  kind,
  skill,
}: Omit<ActivityQuery, 'limit' | 'offset'>): RawBuilder<unknown> {
  const parts = [
    sql`l.collection = 'volunteerActivities'`,
    when === 'upcoming' ? sql`${lastDay} >= ${today}` : sql`${lastDay} < ${today}`,
    sql`(l.language = ${locale} or (
      select o.number from content_live o
      where o.collection = l.collection and o.number = l.number and o.language = ${locale} limit 1) is null)`,
  ]
  if (kind) parts.push(sql`l.shared->>'volunteerKind' = ${kind}`)
  if (skill) parts.push(sql`l.shared->'skills' ? ${skill}`)
  return sql.join(parts, sql` and `)
}
