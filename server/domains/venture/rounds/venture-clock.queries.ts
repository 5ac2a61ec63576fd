import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { RoundAction, RoundState } from '../../../../shared/rules/venture/round-transitions.ts'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'
import { isHeld } from '../deciding/objections.queries.ts'

type Found = { id: string }

/** The steps that the clock takes, each with the state in which it is due and the time from which it is. */
const due = {
  open: { state: 'planned', at: sql`opens_at` },
  close: { state: 'open', at: sql`closes_at` },
  review: { state: 'grace', at: sql`closes_at + grace_minutes * interval '1 minute'` },
  deliberate: { state: 'reviewing', at: sql`scores_due_at` },
  conclude: { state: 'public_notice', at: sql`published_at + notice_days * interval '1 day'` },
} as const satisfies Partial<Record<RoundAction, { state: RoundState; at: unknown }>>
export type ClockStep = keyof typeof due
export const clockSteps = Object.keys(due) as ClockStep[]

const isDue = (step: ClockStep) =>
  sql`state = ${due[step].state} and ${due[step].at} <= now() ${step === 'conclude' ? sql`and not ${isHeld}` : sql``}`

/** Rounds that have come to a step, by the database's clock. */
export async function listDueRounds(db: Db, step: ClockStep, waiting: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id from venture_rounds where ${isDue(step)} and id::text <> all(${[...waiting]}::text[])
    order by ordinal limit 100`.execute(db)
  return rows
}

/** Locks a round that is still due; undefined where another node has moved it. */
export async function holdDueRound(db: Db, step: ClockStep, id: string) {
  const { rows } = await sql<Selectable<Database['venture_rounds']>>`
    select * from venture_rounds where id = ${id} and ${isDue(step)} for update`.execute(db)
  // Asked again once it is locked: who objected in between held it.
  if (step !== 'conclude') return rows[0]
  const still = await sql`select 1 from venture_rounds where id = ${id} and ${isDue(step)}`.execute(db)
  return still.rows.length > 0 ? rows[0] : undefined
}

/** Admitted entries of rounds that are judged. */
export async function listAdmitted(db: Db, waiting: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select e.id from venture_entries e join venture_rounds r on r.number = e.round_number
    where e.state = 'eligible' and r.state = 'reviewing' and e.id::text <> all(${[...waiting]}::text[])
    order by e.id limit 2000`.execute(db)
  return rows
}

/** Locks one that still is. */
export async function holdAdmitted(db: Db, id: string) {
  const { rows } = await sql<Selectable<Database['venture_entries']>>`
    select e.* from venture_entries e join venture_rounds r on r.number = e.round_number
    where e.id = ${id} and e.state = 'eligible' and r.state = 'reviewing' for update of e`.execute(db)
  return rows[0]
}

/** Whether managers have been told that a round cannot open, since it was last planned. */
export async function isStuckTold(db: Db, roundId: string): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    select exists (select from venture_events e join venture_rounds r on r.id = e.round_id
      where r.id = ${roundId} and e.action = 'stuck' and e.at >= r.changed_at) as told`.execute(db)
  return rows[0]?.told ?? false
}

type RoundNotice =
  | 'venture_round_opened'
  | 'venture_round_grace'
  | 'venture_round_missed'
  | 'venture_round_reviewing'
  | 'venture_round_postponed'

/** A team to be told of a step of a round. */
export type Untold = { id: string; template: RoundNotice; team_id: string; round_id: string; since: Date }

const open = sql`('submitted', 'eligible', 'in_review')`
const drafting = sql`select a.team_id from applications a
  where a.offering_kind = 'round' and a.offering_number = r.number and a.state = 'draft'`
const entered = sql`select e.team_id from venture_entries e where e.round_number = r.number and e.state in ${open}`
const advanced = sql`select e.team_id from venture_entries e
  join venture_rounds p on p.number = e.round_number and p.ordinal = r.ordinal - 1
  where e.edition = r.edition and e.state = 'advanced'`

/** Whom a notice concerns, and of which step it tells; the newest step of its kind replaces earlier ones. */
const concerned = sql`
  select 'venture_round_opened' as template, s.round_id, s.since, t.team_id
  from steps s join venture_rounds r on r.id = s.round_id, lateral (${advanced}) t where s.action = 'open'
  union select 'venture_round_grace', s.round_id, s.since, t.team_id
  from steps s join venture_rounds r on r.id = s.round_id and r.state = 'grace', lateral (${drafting}) t
  where s.action = 'close'
  union select 'venture_round_missed', s.round_id, s.since, t.team_id
  from steps s join venture_rounds r on r.id = s.round_id, lateral (${drafting}) t where s.action = 'review'
  union select 'venture_round_reviewing', s.round_id, s.since, t.team_id
  from steps s join venture_rounds r on r.id = s.round_id, lateral (${entered}) t where s.action = 'review'
  union select 'venture_round_postponed', s.round_id, s.since, t.team_id
  from steps s join venture_rounds r on r.id = s.round_id, lateral (${drafting} union ${entered}) t
  where s.action = 'postpone' and r.state <> 'planned'`

/** A step of two days ago is news to nobody. */
const steps = sql`
  select round_id, action, max(at) as since from venture_events
  where round_id is not null and action in ('open', 'close', 'review', 'postpone') and at > now() - interval '2 days'
  group by round_id, action`

const isUntold = sql`not exists (select from notifications n join venture_rounds r on r.id = c.round_id
  where n.team_id = c.team_id and n.template = c.template and n.link = '/ventureRounds/' || r.number
    and n.created_at >= c.since)`

/** Teams that have not been told yet, each under a name of its own. */
export async function listUntoldTeams(db: Db, waiting: readonly string[]): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with steps as (${steps}), concerned as (${concerned})
    select * from (
      select c.*, concat_ws('/', c.template, c.round_id, c.team_id) as id from concerned c where ${isUntold}) found
    where id <> all(${[...waiting]}::text[]) order by id limit 1000`.execute(db)
  return rows
}

/** Locks the telling of one team; undefined where another node has told it. */
export async function holdUntold(db: Db, { id, ...one }: Untold): Promise<{ number: number } | undefined> {
  await sql`select pg_advisory_xact_lock(4232, hashtext(${id}))`.execute(db)
  const { rows } = await sql<{ number: number }>`
    select r.number from (select ${one.template}::text as template, ${one.round_id}::uuid as round_id,
      ${one.team_id}::uuid as team_id, ${one.since}::timestamptz as since) c
    join venture_rounds r on r.id = c.round_id where ${isUntold}`.execute(db)
  return rows[0]
}
