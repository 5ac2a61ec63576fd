import { sql } from 'kysely'
import { heldStates } from '../../../../shared/rules/venture/review-transitions.ts'
import type { Db } from '../../../db/database.ts'
import { entityOfTeam } from '../../../db/holds-today.ts'

/**
 * Whether an account is a judge of an entry `e` whose result is not published: as one of its edition who has accepted,
 * since any of its entries may be given to them, or by a review.
 */
const isJudgedBy = (accountId: string) => sql<boolean>`exists (
  select from venture_judges j where j.account_id = ${accountId}::uuid and j.edition = e.edition and (
    j.state = 'active' and exists (select from venture_rounds r
      where r.number = e.round_number and r.published_at is null)
    or exists (select from venture_reviews v join venture_rounds r on r.number = v.round_number
      where v.judge_id = j.id and v.entry_id = e.id and r.published_at is null
        and v.state = any(${[...heldStates]}::text[]))))`

/** Whether it is or was in the team of an entry `e`, or in another team of the same organisation. */
const isOfTeamOf = (accountId: string) => sql<boolean>`exists (
  select from memberships m join teams own on own.id = m.team_id join teams t on t.id = e.team_id
  where m.account_id = ${accountId}::uuid and (own.id = t.id
    or ${entityOfTeam('own')} = ${entityOfTeam('t')}))`

/** Those of some entries that an account judges, without a published result. */
export async function listJudgedBy(db: Db, accountId: string, entryIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select e.id from venture_entries e
    where e.id = any(${[...entryIds]}::uuid[]) and ${isJudgedBy(accountId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The same with those of its own teams and their organisations. */
export async function listOwnOf(db: Db, accountId: string, entryIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select e.id from venture_entries e
    where e.id = any(${[...entryIds]}::uuid[])
      and (${isJudgedBy(accountId)} or ${isOfTeamOf(accountId)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of some awards that are of its own teams and their organisations. */
export async function listOwnAwards(db: Db, accountId: string, awardIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select a.id from venture_awards a
    join venture_entries e on e.id = a.entry_id
    where a.id = any(${[...awardIds]}::uuid[]) and ${isOfTeamOf(accountId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether there is such an entry in a round, or was. */
export async function hasOwnIn(db: Db, accountId: string, round: number): Promise<boolean> {
  const { rows } = await sql`select 1 from venture_entries e
    where (e.round_number = ${round} or exists (select from venture_standings s
        where s.entry_id = e.id and s.round_number = ${round}))
      and (${isJudgedBy(accountId)} or ${isOfTeamOf(accountId)}) limit 1`.execute(db)
  return rows.length > 0
}

/** Whether one of its own teams or their organisations waits for a place of some rounds. */
export async function hasOwnWaiting(db: Db, accountId: string, rounds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select 1 from venture_entries e
    where e.round_number = any(${[...rounds]}::int[]) and e.state = 'waitlisted' and ${isOfTeamOf(accountId)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether an application is one of an entry that an account judges, without a published result. */
export async function isJudgedApplication(
  db: Db,
  { applicationId, accountId }: { applicationId: string; accountId: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from applications a
    join venture_rounds o on o.number = a.offering_number
    join venture_entries e on e.edition = o.edition and e.team_id = a.team_id
    where a.id = ${applicationId}::uuid and a.offering_kind = 'round' and ${isJudgedBy(accountId)}`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether an account judges any entry without a published result. */
export async function isJudging(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from venture_entries e where ${isJudgedBy(accountId)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
