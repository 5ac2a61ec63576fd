import { type Selectable, sql } from 'kysely'
import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import type { SafeguardingTier } from '../../../../shared/rules/toolbox/volunteer-facets.ts'
import { hoursTerms } from '../../../../shared/rules/volunteers/hours.ts'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'

export type ShiftRow = Selectable<VolunteersTables['volunteer_shifts']> & {
  team_id: string
  /** What volunteers must show before their host accepts them. */
  tier: SafeguardingTier | null
  /** Whether whoever is accepted has a skilled project, in which hours are stated. */
  has_projects: boolean
  has_begun: boolean
  is_over: boolean
  /** Whether people check in now. */
  takes_check_in: boolean
  /** The database's time, in seconds since 1970. */
  now_seconds: number
}

/** Whether it is the time of a shift, or shortly before or after it. */
export const isAround = sql<boolean>`(now() between
  volunteer_shifts.starts_at - make_interval(hours => ${hoursTerms.hoursBefore})
  and volunteer_shifts.ends_at + make_interval(hours => ${hoursTerms.hoursAfter}))`
const hasProjects = sql<boolean>`(volunteer_shifts.project_id is null and exists (select 1 from content_live l
  where l.collection = 'volunteerActivities' and l.number = volunteer_shifts.activity
    and l.shared->>'volunteerKind' = 'call'))`

/** Shifts with their host and where they stand, by the database's clock. */
function shifts(db: Db) {
  return db
    .selectFrom('volunteer_shifts')
    .innerJoin('activity_hosts', 'activity_hosts.activity', 'volunteer_shifts.activity')
    .selectAll('volunteer_shifts')
    .select([
      'activity_hosts.team_id',
      sql<SafeguardingTier | null>`(select nullif(l.shared->>'safeguarding', '') from content_live l
        where l.collection = 'volunteerActivities' and l.number = volunteer_shifts.activity limit 1)`.as(
        'tier',
      ),
      hasProjects.as('has_projects'),
      sql<boolean>`volunteer_shifts.starts_at <= now()`.as('has_begun'),
      sql<boolean>`volunteer_shifts.ends_at <= now()`.as('is_over'),
      sql<boolean>`${isAround} and volunteer_shifts.project_id is null and not ${hasProjects}`.as(
        'takes_check_in',
      ),
      sql<number>`extract(epoch from now())::double precision`.as('now_seconds'),
    ])
}

/**
 * A shift, locked until the commit. Whatever changes who has its places locks it first, before any sign-up, so
 * that two senders take turns and the waiting list keeps its order.
 */
export async function lockShift(db: Db, id: string): Promise<ShiftRow | undefined> {
  return shifts(db).where('volunteer_shifts.id', '=', id).forUpdate('volunteer_shifts').executeTakeFirst()
}

export async function findShift(db: Db, id: string): Promise<ShiftRow | undefined> {
  return shifts(db).where('volunteer_shifts.id', '=', id).executeTakeFirst()
}

/** Whether the portal accepts by itself: never where something must be shown first, which the host alone can see. */
export function takesAtOnce({ is_direct, tier }: Pick<ShiftRow, 'is_direct' | 'tier'>): boolean {
  return is_direct && tier === null
}

/** An activity's shifts by their start, each with how many sign-ups wait. */
export async function listShifts(db: Db, activity: number) {
  return shifts(db)
    .select((eb) =>
      eb
        .selectFrom('volunteer_signups')
        .select((waiting) => waiting.fn.countAll<number>().as('count'))
        .whereRef('volunteer_signups.shift_id', '=', 'volunteer_shifts.id')
        .where('volunteer_signups.state', '=', 'waitlisted')
        .as('waiting'),
    )
    .where('volunteer_shifts.activity', '=', activity)
    .where('volunteer_shifts.project_id', 'is', null)
    .orderBy('volunteer_shifts.starts_at')
    .orderBy('volunteer_shifts.id')
    .execute()
}

/** An activity's title in both languages; one stands in for the other. A title of a draft where none is published. */
export async function titleOfActivity(db: Db, activity: number): Promise<Bilingual> {
  const { rows } = await sql<{ language: 'zh' | 'en'; title: string }>`
    select t.language, coalesce(l.fields->>'title', t.fields->>'title', '') as title
    from content_texts t left join content_live l using (collection, number, language)
    where t.collection = 'volunteerActivities' and t.number = ${activity}`.execute(db)
  const of = (language: 'zh' | 'en') => rows.find((row) => row.language === language)?.title ?? ''
  return { zh: of('zh') || of('en'), en: of('en') || of('zh') }
}

/** Whether sign-up for an activity is open: it is published, and neither over nor closed. */
export async function findOpenActivity(db: Db, activity: number) {
  const { rows } = await sql<{ kind: 'activity' | 'call'; minimum_age: number | null; is_open: boolean }>`
    select l.shared->>'volunteerKind' as kind, nullif(l.shared->>'minimumAge', '')::integer as minimum_age,
      coalesce(nullif(l.shared->>'closesOn', ''), '9999') >= today.day
        and coalesce(nullif(l.shared->>'endsOn', ''), l.shared->>'startsOn') >= today.day as is_open
    from content_live l, (select (now() at time zone 'Asia/Shanghai')::date::text as day) today
    where l.collection = 'volunteerActivities' and l.number = ${activity} limit 1`.execute(db)
  return rows[0]
}

/** Whether an activity has shifts to sign up for. */
export async function hasShifts(db: Db, activity: number): Promise<boolean> {
  const row = await db
    .selectFrom('volunteer_shifts')
    .select('id')
    .where('activity', '=', activity)
    .where('project_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Where activities take place, in the requested language where it exists. */
export async function placesOfActivities(
  db: Db,
  locale: Locale,
  activities: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ number: number; place: string }>`
    select distinct on (number) number, fields->>'place' as place from content_live
    where collection = 'volunteerActivities' and number = any(${[...activities]}::integer[])
    order by number, (language = ${locale}) desc`.execute(db)
  return new Map(rows.map(({ number, place }) => [number, place]))
}
