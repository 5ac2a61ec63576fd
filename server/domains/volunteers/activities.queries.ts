import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type ReadRow, readRow } from '../../../shared/rules/record-of.ts'
import {
  mostCounted,
  type VolunteerKind,
  type VolunteerSkill,
  type VolunteerTime,
  type VolunteerWay,
  volunteerKinds,
  volunteerModes,
} from '../../../shared/rules/toolbox/volunteer-facets.ts'
import type { Db } from '../../db/database.ts'
import type { StoredWords } from '../../db/published-lists.queries.ts'

export type ActivityRow = ReadRow<'volunteerActivities', StoredActivity>
type StoredActivity = StoredWords & { published_at: Date; is_past: boolean }

/** What narrows a list. */
export type ActivityChoice = {
  when: VolunteerTime
  kind?: VolunteerKind | undefined
  skill?: VolunteerSkill | undefined
  mode?: VolunteerWay | undefined
  /** Any of these, by their numbers. */
  regions?: readonly number[] | undefined
}
export type ActivityQuery = ActivityChoice & { locale: Locale; limit: number; offset: number }

const today = sql`(now() at time zone 'Asia/Shanghai')::date`
const columns = sql`l.number, l.language, l.fields, l.shared, l.published_at`

/** A page of activities: upcoming ones nearest first, past ones newest first. */
export async function listActivities(db: Db, query: ActivityQuery): Promise<ActivityRow[]> {
  const { rows } = await activitiesQuery(query).execute(db)
  return rows.map((row) => readRow('volunteerActivities', row))
}

/** The statement behind `listActivities`, also used by the test of its plan. */
export function activitiesQuery({ locale, limit, offset, ...choice }: ActivityQuery) {
  const isPast = choice.when === 'past'
  const order = isPast ? sql`last_day desc, number desc` : sql`first_day, start_time, number`
  const columns = sql`number, first_day, last_day, start_time`
  // Each stretch is in order, several together are not: of each as many as the page could need.
  const entries = sql`select e.* from ${stretchesOf(choice)} cross join lateral (
      select ${columns} from activity_entries e where ${inStretch(choice)} and ${daysOf(choice)}
      order by ${order} limit ${limit + offset}
    ) e`
  const found = isPast
    ? entries
    : sql`(select ${columns} from begun a where ${narrowedTo(choice)}) union all (${entries})`
  const page = sql`with ${begun} select * from (${found}) found order by ${order} limit ${limit} offset ${offset}`
  return shownIn(
    locale,
    page,
    isPast ? sql`s.last_day desc, s.number desc` : sql`s.first_day, s.start_time, s.number`,
  )
}

/** The texts of a page of listed activities: in the requested language where they exist in it. */
function shownIn(locale: Locale, page: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  return sql<StoredActivity>`
    with shown as (${page})
    select ${columns}, s.last_day < ${today} as is_past
    from shown s cross join lateral (
      select * from content_live live where live.collection = 'volunteerActivities' and live.number = s.number
      order by (live.language = ${locale}) desc limit 1
    ) l order by ${order}`
}

/** How many fit each choice, in the order of the choices; none counts more than `mostCounted` + 1. */
export async function countActivities(db: Db, choices: readonly ActivityChoice[]): Promise<number[]> {
  const { rows } = await countsQuery(choices).execute(db)
  return choices.map((_, index) => rows.find(({ place }) => place === index)?.count ?? 0)
}

/** The statement behind `countActivities`, also used by the test of its plan. */
export function countsQuery(choices: readonly ActivityChoice[]) {
  const counts = choices.map((choice, index) => {
    const entries = sql`select from ${stretchesOf(choice)} cross join lateral (
      select from activity_entries e where ${inStretch(choice)} and ${daysOf(choice)}
      limit ${sql.lit(mostCounted + 1)}) e`
    const found =
      choice.when === 'past'
        ? entries
        : sql`(select from begun a where ${narrowedTo(choice)}) union all (${entries})`
    return sql`select ${sql.lit(index)}::integer as place, count(*)::integer as count
      from (select from (${found}) found limit ${sql.lit(mostCounted + 1)}) counted`
  })
  return sql<{
    place: number
    count: number
  }>`with ${begun}, counts as (${sql.join(counts, sql` union all `)})
    select place, count from counts`
}

/** One activity, in the requested language where it exists. */
export async function findActivity(db: Db, number: number, locale: Locale): Promise<ActivityRow | undefined> {
  const page = sql`select a.number, a.first_day, a.last_day from activity_listing a where a.number = ${number}`
  const { rows } = await shownIn(locale, page, sql`s.number`).execute(db)
  return rows[0] && readRow('volunteerActivities', rows[0])
}

/**
 * Activities still to begin that have the most skills, fields and regions in common with one, of the next hundred
 * that have any; the nearest first among equals.
 */
export async function listSimilar(
  db: Db,
  { number, locale, limit }: { number: number; locale: Locale; limit: number },
): Promise<ActivityRow[]> {
  const { rows: own } = await sql<{ words: string[] }>`
    select array(select word from unnest(found_words) word where word !~ '^(kind|way):') as words
    from activity_listing where number = ${number}`.execute(db)
  const words = own[0]?.words ?? []
  if (words.length === 0) return []
  const { rows } = await similarQuery({ number, words, locale, limit }).execute(db)
  return rows.map((row) => readRow('volunteerActivities', row))
}

/** The statement behind `listSimilar`, also used by the test of its plan. */
export function similarQuery(of: { number: number; words: string[]; locale: Locale; limit: number }) {
  const { number, words, locale, limit } = of
  const alike = sql`${words}::text[]`
  const page = sql`select a.*, (select count(*) from unnest(a.found_words) word where word = any(${alike})) as common
    from (
      select * from activity_listing where found_words && ${alike} and first_day >= ${today} and number <> ${number}
      order by first_day, start_time, number limit 100
    ) a order by common desc, first_day, start_time, number limit ${limit}`
  return shownIn(locale, page, sql`s.common desc, s.first_day, s.start_time, s.number`)
}

const everywhere = 0

/** The stretches of the entries' index that hold what is chosen; kind and way are part of them where they matter. */
function stretchesOf(choice: ActivityChoice): RawBuilder<unknown> {
  const { kind, mode, regions = [everywhere] } = choice
  const places = sql`unnest(${regions}::integer[]) place (region)`
  if (!isByKind(choice)) return places
  const kinds = kind ? [kind] : volunteerKinds
  const modes = mode ? [mode, 'either'] : volunteerModes
  return sql`${places} cross join unnest(${kinds}::text[]) type (kind) cross join unnest(${modes}::text[]) way (mode)`
}

const isByKind = ({ when, kind, mode }: ActivityChoice) => when === 'past' || Boolean(kind ?? mode)

/** Of `activity_entries e`, in one of these stretches. */
function inStretch(choice: ActivityChoice): RawBuilder<unknown> {
  const { skill = '' } = choice
  const byPlace = sql`e.region = place.region and e.skill = ${skill}`
  return isByKind(choice) ? sql`${byPlace} and e.kind = type.kind and e.mode = way.mode` : byPlace
}

/** Of `activity_entries e`: past ones, or those still to begin. */
function daysOf({ when }: ActivityChoice): RawBuilder<unknown> {
  if (when === 'past') return sql`e.last_day < ${today}`
  const days = { week: 7, month: 30 } as const
  const toCome = sql`e.first_day >= ${today}`
  return when === 'upcoming' ? toCome : sql`${toCome} and e.first_day < ${today} + ${sql.lit(days[when])}`
}

/** What has begun and is not over: little, and found first, whatever else is asked for. */
const begun = sql`begun as materialized (
  select number, first_day, last_day, start_time, region, found_words from activity_listing
  where last_day > first_day and first_day < ${today} and daterange(first_day, last_day, '[]') @> ${today})`

/** Of `begun a`. */
function narrowedTo({ kind, skill, mode, regions }: ActivityChoice): RawBuilder<unknown> {
  const words = [kind && `kind:${kind}`, mode && `way:${mode}`, skill && `skill:${skill}`].filter(Boolean)
  const parts = [sql`true`]
  if (words.length > 0) parts.push(sql`a.found_words @> ${words}::text[]`)
  if (regions) parts.push(sql`a.region = any(${regions}::integer[])`)
  return sql.join(parts, sql` and `)
}
