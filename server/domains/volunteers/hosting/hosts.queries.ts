import { sql } from 'kysely'
import type { ContentState } from '../../../../shared/rules/content/content-states.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'

/** Remembers which team an activity belongs to. */
export async function insertHost(
  db: Db,
  host: { activity: number; team_id: string; proposed_by: string },
): Promise<void> {
  await db
    .insertInto('activity_hosts')
    .values({ ...host, told_at: null })
    .execute()
}

export async function findHost(db: Db, activity: number) {
  return db.selectFrom('activity_hosts').selectAll().where('activity', '=', activity).executeTakeFirst()
}

/** Keeps why staff have sent a proposal back; null once it was sent again. */
export async function noteSentBack(db: Db, activity: number, because: string | null): Promise<void> {
  await db
    .updateTable('activity_hosts')
    .set({
      sent_back_at: because === null ? null : sql<Date>`now()`,
      sent_back_because_encrypted: because,
    })
    .where('activity', '=', activity)
    .execute()
}

export type HostedRow = {
  activity: number
  zh_title: string
  en_title: string
  states: ContentState[]
  is_published: boolean
  /** Of the record, as its next change has to name it. */
  version: number
  sent_back_because_encrypted: string | null
  shifts: number
  /** Sign-ups that wait for the host. */
  asked: number
  next_at: Date | null
}

/** A team's activities, the newest first, with what waits in each. */
export async function listHosted(db: Db, teamId: string, activity?: number): Promise<HostedRow[]> {
  const { rows } = await sql<HostedRow>`
    select h.activity, h.sent_back_because_encrypted, texts.*, live.is_published, shifts.*,
      (select version from content_records r
        where r.collection = 'volunteerActivities' and r.number = h.activity) as version,
      (select count(*)::integer from volunteer_signups s join volunteer_shifts f on f.id = s.shift_id
        where f.activity = h.activity and s.state = 'applied') as asked
    from activity_hosts h,
      lateral (select coalesce(max(fields->>'title') filter (where language = 'zh'), '') as zh_title,
          coalesce(max(fields->>'title') filter (where language = 'en'), '') as en_title,
          coalesce(array_agg(state) filter (where fields->>'title' <> ''), '{}') as states
        from content_texts t where t.collection = 'volunteerActivities' and t.number = h.activity) texts,
      lateral (select exists (select 1 from content_live l
        where l.collection = 'volunteerActivities' and l.number = h.activity) as is_published) live,
      lateral (select count(*)::integer as shifts, min(starts_at) filter (where starts_at > now()) as next_at
        from volunteer_shifts f where f.activity = h.activity and f.project_id is null and f.cancelled_at is null) shifts
    where h.team_id = ${teamId} and (${activity ?? null}::integer is null or h.activity = ${activity ?? null})
    order by h.activity desc limit 200`.execute(db)
  return rows
}

/** Activities that were published and whose team was not told yet. */
export async function listUntold(db: Db, waiting: readonly string[]): Promise<{ id: number }[]> {
  return db
    .selectFrom('activity_hosts')
    .select('activity as id')
    .where('told_at', 'is', null)
    .where(notAmong('activity', waiting))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_live')
          .select('number')
          .whereRef('content_live.number', '=', 'activity_hosts.activity')
          .where('content_live.collection', '=', 'volunteerActivities'),
      ),
    )
    .limit(200)
    .execute()
}

/** @returns its team, unless somebody has told it meanwhile */
export async function noteTold(db: Db, activity: number): Promise<string | undefined> {
  const row = await db
    .updateTable('activity_hosts')
    .set({ told_at: sql<Date>`now()` })
    .where('activity', '=', activity)
    .where('told_at', 'is', null)
    .returning('team_id')
    .executeTakeFirst()
  return row?.team_id
}
