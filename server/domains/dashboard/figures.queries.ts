import { sql } from 'kysely'
import type { ApplicationState } from '../../../shared/rules/applications/application-transitions.ts'
import type { FeedbackKind, FeedbackState } from '../../../shared/rules/feedback.ts'
import type { VerificationState } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import type { OfferingColumns } from '../../db/tables/applications.ts'

const since = (days: number) => sql`now() - make_interval(days => ${days})`

/** The states of applications submitted in the last days. */
export async function countApplicationStates(db: Db, days: number) {
  const { rows } = await sql<{ state: ApplicationState; count: number }>`
    select state, count(*)::integer as count from applications
    where submitted_at >= ${since(days)} group by state order by count desc, state`.execute(db)
  return rows
}

/** Applications submitted and decisions made per week, in China's time; weeks begin on Monday. */
export async function countWeeks(db: Db, days: number) {
  const { rows } = await sql<{ week: string; submitted: number; decided: number }>`
    with events as (
      select submitted_at as at, 1 as submitted, 0 as decided from applications
        where submitted_at >= ${since(days)}
      union all
      select decided_at, 0, 1 from application_decisions where decided_at >= ${since(days)}
    ), weeks as (
      select generate_series(
        date_trunc('week', (${since(days)}) at time zone 'Asia/Shanghai'),
        date_trunc('week', now() at time zone 'Asia/Shanghai'), interval '1 week') as week
    )
    select to_char(w.week, 'YYYY-MM-DD') as week, coalesce(sum(e.submitted), 0)::integer as submitted,
      coalesce(sum(e.decided), 0)::integer as decided
    from weeks w left join events e on date_trunc('week', e.at at time zone 'Asia/Shanghai') = w.week
    group by w.week order by w.week`.execute(db)
  return rows
}

/** Applications and first decisions of the last days per offering, the most first, with decision times. */
export async function listOfferingTimes(db: Db, days: number, limit: number) {
  const { rows } = await sql<
    OfferingColumns & {
      submitted: number
      decided: number
      median_days: number | null
      p90_days: number | null
    }
  >`
    with events as (
      select offering_kind, offering_number, 1 as submitted, null::float8 as days from applications
        where submitted_at >= ${since(days)}
      union all
      select a.offering_kind, a.offering_number, 0, extract(epoch from d.decided_at - a.submitted_at) / 86400
        from application_decisions d
        -- Looked up row by row: joined, the planner reads every application there ever was.
        cross join lateral (
          select offering_kind, offering_number, submitted_at from applications
          where id = d.application_id limit 1
        ) a
        where d.decided_at >= ${since(days)} and not d.is_reversal and a.submitted_at is not null
    )
    select offering_kind, offering_number, sum(submitted)::integer as submitted, count(days)::integer as decided,
      percentile_cont(0.5) within group (order by days) as median_days,
      percentile_cont(0.9) within group (order by days) as p90_days
    from events group by offering_kind, offering_number
    order by submitted desc, decided desc, offering_kind, offering_number limit ${limit}`.execute(db)
  return rows
}

/** The states of verifications sent in the last days. */
export async function countVerificationStates(db: Db, days: number) {
  const { rows } = await sql<{ state: VerificationState; count: number }>`
    select state, count(*)::integer as count from organisations
    where submitted_at >= ${since(days)} group by state order by count desc, state`.execute(db)
  return rows
}

export async function countFeedbackStates(db: Db, days: number) {
  const { rows } = await sql<{ state: FeedbackState; count: number }>`
    select state, count(*)::integer as count from feedback_tickets
    where received_at >= ${since(days)} group by state order by count desc, state`.execute(db)
  return rows
}

type FeedbackClock = {
  kind: FeedbackKind
  received: number
  in_time: number
  late: number
  waiting: number
  overdue: number
  median_days: number | null
}

/** How tickets of the last days met the deadline for their kind; days are in China's time. */
export async function measureFeedback(db: Db, days: number): Promise<FeedbackClock[]> {
  const { rows } = await sql<FeedbackClock>`
    with tickets as (
      select kind, answered_at, received_at, due_on, promised_on, state in ('received', 'triaged') as is_open,
        (answered_at at time zone 'Asia/Shanghai')::date as answered_on,
        (now() at time zone 'Asia/Shanghai')::date as today
      from feedback_tickets where received_at >= ${since(days)}
    )
    select kind, count(*)::integer as received,
      (count(*) filter (where answered_on <= promised_on))::integer as in_time,
      (count(*) filter (where answered_on > promised_on))::integer as late,
      (count(*) filter (where is_open))::integer as waiting,
      (count(*) filter (where is_open and due_on < today))::integer as overdue,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - received_at) / 86400)
        as median_days
    from tickets group by kind`.execute(db)
  return rows
}

/** Tickets that met or missed the promised day, per week in China (from Monday) and kind. */
export async function countFeedbackWeeks(db: Db, days: number) {
  const { rows } = await sql<{ week: string; kind: FeedbackKind; in_time: number; missed: number }>`
    with tickets as (
      select kind, due_on, promised_on, state in ('received', 'triaged') as is_open,
        date_trunc('week', received_at at time zone 'Asia/Shanghai') as week,
        (answered_at at time zone 'Asia/Shanghai')::date as answered_on,
        (now() at time zone 'Asia/Shanghai')::date as today
      from feedback_tickets where received_at >= ${since(days)}
    ), weeks as (
      select generate_series(
        date_trunc('week', (${since(days)}) at time zone 'Asia/Shanghai'),
        date_trunc('week', now() at time zone 'Asia/Shanghai'), interval '1 week') as week
    )
    select to_char(w.week, 'YYYY-MM-DD') as week, k.kind,
      (count(t.*) filter (where answered_on <= promised_on))::integer as in_time,
      (count(t.*) filter (where answered_on > promised_on or (is_open and due_on < today)))::integer as missed
    from weeks w cross join (values ('complaint'), ('suggestion')) k (kind)
    left join tickets t on t.week = w.week and t.kind = k.kind
    group by w.week, k.kind order by w.week, k.kind`.execute(db)
  return rows
}

/** The most frequent open searches without results. */
export async function listMostMissed(db: Db, limit: number) {
  return db
    .selectFrom('missed_searches')
    .select(['text', 'count'])
    .where('handled_at', 'is', null)
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
}

/** Stored files, and the outcome of jobs and messages in the last days. */
export async function measureSystem(db: Db, days: number) {
  const { rows } = await sql<Record<'files' | 'file_bytes' | 'picture_bytes' | 'waiting' | 'failed', number>>`
    select
      (select count(*) from files where removed_at is null)::float8 as files,
      (select coalesce(sum(bytes), 0) from files where removed_at is null)::float8 as file_bytes,
      (select coalesce(sum(bytes), 0) from content_picture_files)::float8 as picture_bytes,
      (select count(*) from pgboss.job where state in ('created', 'retry') and start_after < now())::float8 as waiting,
      (select count(*) from pgboss.job where state = 'failed' and created_on >= ${since(days)})::float8 as failed`.execute(
    db,
  )
  const { rows: messages } = await sql<{ sent: number; refused: number }>`
    select (count(*) filter (where state = 'sent'))::integer as sent,
      (count(*) filter (where state = 'refused'))::integer as refused
    from deliveries where created_at >= ${since(days)}`.execute(db)
  return { ...rows[0], ...messages[0] }
}
