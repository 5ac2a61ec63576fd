import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'

type Found = { id: string }

/** Sign-ups whose offer or shift has come to its time. */
export async function listEnded(db: Db, waiting: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    (select id from volunteer_signups where state = 'offered' and offered_until <= now()
      and id::text <> all(${[...waiting]}::text[]) order by offered_until limit 200)
    union
    (select s.id from volunteer_shifts h join volunteer_signups s on s.shift_id = h.id
      where h.starts_at <= now() and s.state in ('applied', 'waitlisted', 'offered')
      and s.id::text <> all(${[...waiting]}::text[]) limit 200)`.execute(db)
  return rows
}

/** Whether a held sign-up is still among them. */
export async function isEnded(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_ended: boolean }>`
    select s.state in ('applied', 'waitlisted', 'offered')
      and (h.starts_at <= now() or coalesce(s.offered_until <= now(), false)) as is_ended
    from volunteer_signups s join volunteer_shifts h on h.id = s.shift_id where s.id = ${id}`.execute(db)
  return rows[0]?.is_ended ?? false
}

/** Shifts with free places that somebody who waits could take. */
export async function listRoom(db: Db, waiting: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select distinct h.id from volunteer_signups s join volunteer_shifts h on h.id = s.shift_id
    where s.state = 'waitlisted' and h.cancelled_at is null and h.starts_at > now()
      and s.size <= h.places - h.taken and h.id::text <> all(${[...waiting]}::text[]) limit 200`.execute(db)
  return rows
}

/** Sign-ups that their host has not answered in time. */
export async function listLate(db: Db, waiting: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id from volunteer_signups
    where state = 'applied' and late_told_at is null and due_on < (now() at time zone 'Asia/Shanghai')::date
      and id::text <> all(${[...waiting]}::text[]) order by due_on limit 200`.execute(db)
  return rows
}

/** @returns false if somebody has been told meanwhile, or it was answered */
export async function noteLate(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('volunteer_signups')
    .set({ late_told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'applied')
    .where('late_told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accepted sign-ups for shifts of the next day, made before that day. */
export async function listUnreminded(db: Db, waiting: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select s.id from volunteer_shifts h join volunteer_signups s on s.shift_id = h.id
    where h.starts_at > now() and h.starts_at <= now() + interval '1 day'
      and s.state = 'accepted' and s.reminded_at is null and s.created_at < h.starts_at - interval '1 day'
      and s.id::text <> all(${[...waiting]}::text[]) limit 200`.execute(db)
  return rows
}

/** @returns false if they have been reminded meanwhile, or do not come */
export async function noteReminded(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('volunteer_signups')
    .set({ reminded_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sign-ups that came to nothing are removed after their term. */
export async function removeEndedSignups(db: Db): Promise<void> {
  await db
    .deleteFrom('volunteer_signups')
    .where('state', 'in', ['declined', 'withdrawn', 'lapsed', 'cancelled'])
    .where('changed_at', '<', endOfTerm('endedSignups'))
    .execute()
}

/** Names of who came unannounced are removed after their term. */
export async function removeWalkIns(db: Db): Promise<void> {
  await db.deleteFrom('volunteer_walk_ins').where('added_at', '<', endOfTerm('walkIns')).execute()
}
