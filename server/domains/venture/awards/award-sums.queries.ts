import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { AwardRow } from './awards.queries.ts'

/** Whole yuan that a round has awarded; of an award that was stopped, what was paid and not paid back. */
export async function awardedIn(db: Db, roundNumber: number): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(case award.state when 'stopped' then (select paid from (${moneyOfAward}) money) else award.amount end), 0)
      as sum
    from venture_awards award where award.round_number = ${roundNumber}`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}

export type AwardSums = { count: number; awarded: number; paid: number; open: number }
type Filter = { edition?: number | undefined }

const ofEdition = ({ edition }: Filter) =>
  edition === undefined ? sql`true` : sql`award.edition = ${edition}`

/** What was paid of an `award` less what came back, and what is still planned or proposed. */
export const moneyOfAward = sql`
  select coalesce(sum(case when state = 'paid' then case direction when 'payment' then amount else -amount end end), 0)
      as paid,
    coalesce(sum(amount) filter (where direction = 'payment' and state in ('planned', 'proposed')), 0) as open
  from venture_tranches where award_id = award.id`

type Listed = {
  id: string
  edition: number
  state: AwardRow['state']
  amount: string
  awarded_on: string
  paid: string
  open: string
  in_place_of: string | null
}

/** An edition's awards with their money. */
export async function listAwards(db: Db, filter: Filter): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select award.id, award.edition, award.state, award.amount, award.awarded_on, award.in_place_of,
      money.paid, money.open
    from venture_awards award cross join lateral (${moneyOfAward}) money
    where ${ofEdition(filter)} order by award.id`.execute(db)
  return rows
}

export async function sumAwards(db: Db, filter: Filter): Promise<AwardSums> {
  const { rows } = await sql<Record<keyof AwardSums, string>>`
    select count(*) as count, coalesce(sum(award.amount), 0) as awarded,
      coalesce(sum(money.paid), 0) as paid, coalesce(sum(money.open), 0) as open
    from venture_awards award cross join lateral (${moneyOfAward}) money
    where ${ofEdition(filter)}`.execute(db)
  const [sums] = rows
  const of = (name: keyof AwardSums) => Number(sums?.[name] ?? 0)
  return { count: of('count'), awarded: of('awarded'), paid: of('paid'), open: of('open') }
}

export async function listAwardEditions(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('venture_awards')
    .select('edition')
    .distinct()
    .orderBy('edition', 'desc')
    .execute()
  return rows.map(({ edition }) => edition)
}

/** Awards whose agreement the team has accepted: what visitors read. */
const isAgreed = sql`exists (
  select from venture_agreements agreement where agreement.award_id = award.id and agreement.accepted_at is not null)`

export async function countPublicAwards(db: Db, { edition }: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from venture_awards award
    where award.edition = ${edition} and ${isAgreed}`.execute(db)
  return rows[0]?.count ?? 0
}

type PublicAward = Omit<Listed, 'open' | 'in_place_of'> & { number: number }

/** A page of them, in the order in which they were awarded. */
export async function listPublicAwards(
  db: Db,
  { edition, limit, offset }: Filter & { limit: number; offset: number },
): Promise<PublicAward[]> {
  const { rows } = await sql<PublicAward>`
    select award.id, award.number, award.edition, award.state, award.amount, award.awarded_on, money.paid
    from venture_awards award cross join lateral (${moneyOfAward}) money
    where award.edition = ${edition} and ${isAgreed}
    order by award.number limit ${limit} offset ${offset}`.execute(db)
  return rows
}
