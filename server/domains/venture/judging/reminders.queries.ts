import { type Selectable, sql } from 'kysely'
import { reminderDays } from '../../../../shared/rules/venture/judges.ts'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'

/** A judge to be reminded of a round; `id` names both. */
export type Forgetful = { id: string; judge_id: string; round_number: number }

const days = sql`${[...reminderDays]}::integer[]`

/**
 * Judges with reviews that they had when the newest reminder of their round fell due, and who have not been reminded since,
 * nor within a day. A reminder falls due some days before the scores do, and falls due anew where these are moved.
 */
const forgetful = sql`
  select distinct concat_ws('/', j.id, r.number) as id, j.id as judge_id, r.number as round_number
  from venture_rounds r
  join lateral (select max(r.scores_due_at - day * interval '1 day') as at from unnest(${days}) day
    where r.scores_due_at - day * interval '1 day' <= now()) due on due.at is not null
  join venture_reviews v on v.round_number = r.number and v.state in ('assigned', 'draft')
    and v.assigned_at < due.at
  join venture_entries e on e.id = v.entry_id and (not v.is_sample or e.sample_in = r.number)
  join venture_judges j on j.id = v.judge_id and j.state = 'active'
  where r.state = 'reviewing' and r.scores_due_at > now()
    and (j.reminded_at is null or j.reminded_at < least(due.at, now() - interval '20 hours'))`

/** Whom the clock reminds now, by the database's time. */
export async function listForgetful(db: Db, waiting: readonly string[]): Promise<Forgetful[]> {
  const { rows } = await sql<Forgetful>`
    select * from (${forgetful}) found where id <> all(${[...waiting]}::text[]) order by id limit 1000`.execute(
    db,
  )
  return rows
}

/** Locks a judge who is still to be reminded, with the round; undefined where another node has done it. */
export async function holdForgetful(db: Db, { id, judge_id, round_number }: Forgetful) {
  await sql`select from venture_judges where id = ${judge_id} for update`.execute(db)
  const { rows } = await sql<Selectable<Database['venture_rounds']>>`
    select r.* from venture_rounds r where r.number = ${round_number}
      and exists (select from (${forgetful}) found where id = ${id})`.execute(db)
  return rows[0]
}
