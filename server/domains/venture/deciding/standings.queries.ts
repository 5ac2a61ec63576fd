import { sql } from 'kysely'
import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { DecisionFilter } from '../../../../shared/rules/venture/outcomes.ts'
import type { Db } from '../../../db/database.ts'
import type { RankingFile } from '../ranking-file.ts'

/** Every review of a round that was sent, by entry and judge. */
export async function listSent(db: Db, round: number) {
  return db
    .selectFrom('venture_reviews')
    .select(['entry_id', 'judge_id', 'scores', 'feedback_encrypted'])
    .where('round_number', '=', round)
    .where('is_sample', '=', false)
    .where('state', 'in', ['submitted', 'locked'])
    .orderBy('entry_id')
    .orderBy('judge_id')
    .execute()
}

/** The entries of a round that are judged, in the order in which they were entered. */
export async function listJudged(db: Db, round: number) {
  return db
    .selectFrom('venture_entries')
    .select(['id', 'entered_at'])
    .where('round_number', '=', round)
    .where('state', 'in', ['in_review', 'decided'])
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
}

type Standing = {
  entry_id: string
  reviews: number
  raw: number
  raw_place: number
  adjusted: number
  low: number
  high: number
  adjusted_place: number
  hangs_on: number
  position: number
}

/** Keeps a round's ranking and how each entry stands, in the place of what was kept before. */
export async function keepRanking(
  db: Db,
  round: number,
  file: RankingFile,
  standings: readonly Standing[],
): Promise<void> {
  await db
    .insertInto('venture_rankings')
    .values({ round_number: round, file: JSON.stringify(file) })
    .onConflict((conflict) =>
      conflict.column('round_number').doUpdateSet({ file: JSON.stringify(file), computed_at: sql`now()` }),
    )
    .execute()
  await db.deleteFrom('venture_standings').where('round_number', '=', round).execute()
  await sql`insert into venture_standings
    select ${round}, s.* from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as s (entry_id uuid,
      reviews integer, raw float8, raw_place integer, adjusted float8, low float8, high float8,
      adjusted_place integer, hangs_on integer, position integer)`.execute(db)
}

/** The ranking of a round as it is exported; undefined before its reviews are closed. */
export async function findRanking(db: Db, round: number): Promise<RankingFile | undefined> {
  const found = await db
    .selectFrom('venture_rankings')
    .select('file')
    .where('round_number', '=', round)
    .executeTakeFirst()
  return found?.file
}

const conditions: Record<DecisionFilter, ReturnType<typeof sql>> = {
  all: sql`true`,
  undecided: sql`d.id is null`,
  proposed: sql`d.id is not null and d.confirmed_by is null`,
  advance: sql`d.outcome = 'advance'`,
  waitlist: sql`d.outcome = 'waitlist'`,
  eliminate: sql`d.outcome = 'eliminate'`,
}

export type DeliberatedRow = Omit<Standing, 'entry_id'> & {
  id: string
  reference: string
  title_encrypted: string | null
  track: string | null
  state: EntryState
  team_name: string
  decision_id: string | null
  outcome: 'advance' | 'waitlist' | 'eliminate' | null
  waits_at: number | null
  amount: string | null
  proposed_by: string | null
  confirmed_by: string | null
  version: number | null
}

/** A page of a round's entries by their standing, each with what is proposed or decided. */
export async function listDeliberated(
  db: Db,
  round: number,
  { filter, limit, offset }: { filter: DecisionFilter; limit: number; offset: number },
): Promise<{ rows: DeliberatedRow[]; total: number }> {
  const { rows } = await sql<DeliberatedRow & { total: number }>`
    select e.id, e.reference, e.title_encrypted, e.track, e.state, coalesce(o.name, t.name) as team_name,
      s.reviews, s.raw, s.raw_place, s.adjusted, s.low, s.high, s.adjusted_place, s.hangs_on, s.position,
      d.id as decision_id, d.outcome, d.waits_at, d.amount, d.proposed_by, d.confirmed_by, d.version,
      count(*) over ()::integer as total
    from venture_standings s
    join venture_entries e on e.id = s.entry_id
    join teams t on t.id = e.team_id
    left join organisations o on o.id = e.organisation_id
    left join venture_decisions d on d.round_number = s.round_number and d.entry_id = s.entry_id
    where s.round_number = ${round} and ${conditions[filter]}
    order by s.position limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * How many entries of a round are decided how, and what they are given. Once it is published, what became of them counts:
 * a place that was given up may have gone to the waiting list.
 * @param by who reads them: what they proposed themselves is for others to confirm
 */
export async function countDecided(db: Db, round: number, by: string | null = null) {
  const { rows } = await sql<{
    all: number
    undecided: number
    proposed: number
    confirmable: number
    advance: number
    waitlist: number
    eliminate: number
    amount: number
    /** The highest amount on the waiting list. */
    mostWaiting: number
    /** Eliminated, or waiting and perhaps in vain, without words for the team. */
    unspoken: number
    /** Entered, and neither judged nor turned away. */
    left: number
  }>`
    with decided as (
      select d.id, d.proposed_by, d.confirmed_by, d.amount, d.feedback_encrypted, case
          when r.published_at is null then d.outcome
          when e.round_number <> r.number then 'advance'
          when e.state = 'waitlisted' then 'waitlist'
          when e.state = 'eliminated' then 'eliminate'
          else 'advance' end as outcome
      from venture_rounds r join venture_entries e on e.edition = r.edition
      left join venture_decisions d on d.round_number = r.number and d.entry_id = e.id
      where r.number = ${round} and case when r.published_at is null
        then e.round_number = r.number and e.state in ('in_review', 'decided')
        else d.id is not null and e.state not in ('withdrawn', 'disqualified') end)
    select count(*)::integer as all,
      (count(*) filter (where id is null))::integer as undecided,
      (count(*) filter (where id is not null and confirmed_by is null))::integer as proposed,
      (count(*) filter (where id is not null and confirmed_by is null
        and proposed_by is distinct from ${by}::uuid))::integer as confirmable,
      (count(*) filter (where outcome = 'advance'))::integer as advance,
      (count(*) filter (where outcome = 'waitlist'))::integer as waitlist,
      (count(*) filter (where outcome = 'eliminate'))::integer as eliminate,
      coalesce(sum(amount) filter (where outcome = 'advance'), 0)::float8 as amount,
      coalesce(max(amount) filter (where outcome = 'waitlist'), 0)::float8 as "mostWaiting",
      (count(*) filter (where outcome in ('eliminate', 'waitlist') and feedback_encrypted is null))::integer as unspoken,
      (select count(*)::integer from venture_rounds r join venture_entries e on e.round_number = r.number
        where r.number = ${round} and r.published_at is null and e.state in ('submitted', 'eligible')) as left
    from decided`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('counting gives a row')
  return counts
}

export type UnjudgedRow = Omit<DeliberatedRow, keyof Standing> & {
  [key in Exclude<keyof Standing, 'entry_id'>]: null
}

/** One entry of a round, whatever its state; without a standing where it was not judged in it. */
export async function findDeliberated(db: Db, round: number, entryId: string) {
  const { rows } = await sql<(DeliberatedRow | UnjudgedRow) & { application_id: string }>`
    select e.id, e.reference, e.title_encrypted, e.track, e.state, e.application_id,
      coalesce(o.name, t.name) as team_name,
      s.reviews, s.raw, s.raw_place, s.adjusted, s.low, s.high, s.adjusted_place, s.hangs_on, s.position,
      d.id as decision_id, d.outcome, d.waits_at, d.amount, d.proposed_by, d.confirmed_by, d.version
    from venture_entries e
    left join venture_standings s on s.entry_id = e.id and s.round_number = ${round}
    join teams t on t.id = e.team_id
    left join organisations o on o.id = e.organisation_id
    left join venture_decisions d on d.round_number = ${round} and d.entry_id = e.id
    where e.id = ${entryId} and (e.round_number = ${round} or s.entry_id is not null)`.execute(db)
  return rows[0]
}

/** What each judge sent about an entry. */
export async function listReviewsOf(db: Db, round: number, entryId: string) {
  return db
    .selectFrom('venture_reviews')
    .select(['id', 'judge_id', 'scores', 'note_encrypted', 'feedback_encrypted'])
    .where('round_number', '=', round)
    .where('entry_id', '=', entryId)
    .where('is_sample', '=', false)
    .where('state', 'in', ['submitted', 'locked'])
    .orderBy('judge_id')
    .execute()
}

/** The accounts of judges, by their ids. */
export async function listJudges(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('venture_judges')
    .select(['id', 'account_id'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Entries by their ids. */
export async function listNamed(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('venture_entries')
    .select(['id', 'reference', 'title_encrypted'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}
