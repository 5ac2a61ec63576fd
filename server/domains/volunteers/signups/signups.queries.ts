import { type Selectable, sql } from 'kysely'
import { signupTerms } from '../../../../shared/rules/volunteers/signups.ts'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'
import { isAround, lockShift, type ShiftRow } from './shifts.queries.ts'

export type SignupRow = Selectable<VolunteersTables['volunteer_signups']>
/** A sign-up, and the days for which it has been as it is. */
type AgedSignup = SignupRow & { unchanged_days: number }
export type HeldSignup = { signup: AgedSignup; shift: ShiftRow }

const unchangedDays = sql<number>`extract(epoch from now() - volunteer_signups.changed_at)::double precision / 86400`

/** A sign-up and its shift, locked in this order: the shift first. */
export async function holdSignup(db: Db, id: string): Promise<HeldSignup | undefined> {
  const found = await db
    .selectFrom('volunteer_signups')
    .select('shift_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const shift = found && (await lockShift(db, found.shift_id))
  const signup =
    shift &&
    (await db
      .selectFrom('volunteer_signups')
      .selectAll()
      .select(unchangedDays.as('unchanged_days'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst())
  return signup && { signup, shift }
}

/** Stores a sign-up; undefined if this person has a living one for the shift. */
export async function insertSignup(
  db: Db,
  row: Pick<SignupRow, 'shift_id' | 'account_id' | 'size' | 'name_encrypted' | 'note_encrypted' | 'due_on'>,
): Promise<SignupRow | undefined> {
  return db
    .insertInto('volunteer_signups')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['shift_id', 'account_id'])
        .where(sql<boolean>`state not in ('declined', 'withdrawn', 'lapsed', 'cancelled')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The first who waits and fits into the free places, locked. */
export async function lockNextWaiting(db: Db, shiftId: string, free: number): Promise<SignupRow | undefined> {
  return db
    .selectFrom('volunteer_signups')
    .selectAll()
    .where('shift_id', '=', shiftId)
    .where('state', '=', 'waitlisted')
    .where('size', '<=', free)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** A person's living sign-up for a shift, locked. */
export async function lockSignupOf(
  db: Db,
  shiftId: string,
  accountId: string,
): Promise<SignupRow | undefined> {
  return db
    .selectFrom('volunteer_signups')
    .selectAll()
    .where('shift_id', '=', shiftId)
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['declined', 'withdrawn', 'lapsed', 'cancelled'])
    .forUpdate()
    .executeTakeFirst()
}

/** All confirmed minutes of a person. */
export async function sumMinutes(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(minutes), 0)::integer as minutes from volunteer_signups
    where account_id = ${accountId} and state = 'confirmed'`.execute(db)
  return rows[0]?.minutes ?? 0
}

/** Until when a place that has become free is kept for whoever waited. */
export async function findOfferEnd(db: Db, shiftId: string): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select date_trunc('minute', least(now() + make_interval(hours => ${signupTerms.offerHours}),
      now() + (starts_at - now()) / 4)) as until from volunteer_shifts where id = ${shiftId}`.execute(db)
  if (!rows[0]) throw new Error('The shift is gone')
  return rows[0].until
}

/** A person's open sign-ups for skilled work at one host; such sign-ups of theirs wait for this transaction. */
export async function countOpenCalls(db: Db, accountId: string, teamId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calls:${accountId}:${teamId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from volunteer_signups s
    join volunteer_shifts h on h.id = s.shift_id join activity_hosts a using (activity)
    where s.account_id = ${accountId} and a.team_id = ${teamId}
      and s.state in ('applied', 'waitlisted', 'offered')
      and exists (select 1 from content_live l where l.collection = 'volunteerActivities'
        and l.number = h.activity and l.shared->>'volunteerKind' = 'call')`.execute(db)
  return rows[0]?.count ?? 0
}

/** Sign-ups with their shifts; those of skilled projects hold stated work. */
export const withShift = (db: Db) =>
  db
    .selectFrom('volunteer_signups')
    .innerJoin('volunteer_shifts', 'volunteer_shifts.id', 'volunteer_signups.shift_id')
    .leftJoin('skilled_projects', 'skilled_projects.signup_id', 'volunteer_signups.id')
    .selectAll('volunteer_signups')
    .select([
      'skilled_projects.id as project_id',
      'skilled_projects.state as project_state',
      'volunteer_shifts.activity',
      'volunteer_shifts.task',
      'volunteer_shifts.starts_at',
      'volunteer_shifts.ends_at',
      unchangedDays.as('unchanged_days'),
      sql<boolean>`volunteer_shifts.starts_at <= now()`.as('has_begun'),
      sql<boolean>`${isAround} and skilled_projects.id is null`.as('takes_check_in'),
    ])

export type ShownSignup = Awaited<ReturnType<typeof listSignupsOf>>[number]

/** A person's sign-ups, for one activity or all; the latest shift first. */
export async function listSignupsOf(db: Db, accountId: string, activity?: number) {
  let query = withShift(db)
    .where('volunteer_signups.account_id', '=', accountId)
    .where('volunteer_shifts.project_id', 'is', null)
  if (activity !== undefined) query = query.where('volunteer_shifts.activity', '=', activity)
  return query
    .orderBy('volunteer_shifts.starts_at', 'desc')
    .orderBy('volunteer_signups.id', 'desc')
    .limit(200)
    .execute()
}

/** A sign-up with its shift, whoever's it is. */
export async function findSignup(db: Db, id: string): Promise<ShownSignup | undefined> {
  return withShift(db).where('volunteer_signups.id', '=', id).executeTakeFirst()
}

/** Sign-ups for an activity's shifts in their order, without those that their volunteer has withdrawn. */
export async function listSignupsFor(db: Db, activity: number) {
  return withShift(db)
    .where('volunteer_shifts.activity', '=', activity)
    .where('volunteer_shifts.project_id', 'is', null)
    .where('volunteer_signups.state', 'not in', ['withdrawn', 'lapsed', 'cancelled'])
    .orderBy('volunteer_shifts.starts_at')
    .orderBy('volunteer_signups.id')
    .limit(2_000)
    .execute()
}

/** Everybody with a place in a shift, and those marked as not having come, by when they signed up. */
export async function listSignupsOfShift(db: Db, shiftId: string) {
  return withShift(db)
    .where('volunteer_signups.shift_id', '=', shiftId)
    .where('volunteer_signups.state', 'in', [
      'accepted',
      'attended',
      'absent',
      'stated',
      'disputed',
      'confirmed',
    ])
    .orderBy('volunteer_signups.id')
    .limit(signupTerms.mostPlaces)
    .execute()
}

/** The living sign-ups for a shift, locked, in their order. */
export async function lockLiving(db: Db, shiftId: string): Promise<SignupRow[]> {
  return db
    .selectFrom('volunteer_signups')
    .selectAll()
    .where('shift_id', '=', shiftId)
    .where('state', 'in', ['applied', 'waitlisted', 'offered', 'accepted'])
    .orderBy('id')
    .forUpdate()
    .execute()
}
