import { type Selectable, sql } from 'kysely'
import type { Outcome } from '../../../../shared/rules/venture/outcomes.ts'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'
import { moneyOfAward } from '../awards/award-sums.queries.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'

export type DecisionRow = Selectable<Database['venture_decisions']>

/** Whether no later round of the edition is planned: its winners are selected. */
export async function isLastRound(db: Db, { edition, ordinal }: RoundRow): Promise<boolean> {
  const later = await db
    .selectFrom('venture_rounds')
    .select('id')
    .where('edition', '=', edition)
    .where('ordinal', '>', ordinal)
    .executeTakeFirst()
  return later === undefined
}

/** An entry of a round. */
export async function findEntryIn(db: Db, round: number, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .where('id', '=', id)
    .where('round_number', '=', round)
    .executeTakeFirst()
}

/** The same, locked. */
export async function lockEntryIn(db: Db, round: number, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .where('id', '=', id)
    .where('round_number', '=', round)
    .forUpdate()
    .executeTakeFirst()
}

export async function findDecision(db: Db, round: number, entryId: string): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('venture_decisions')
    .selectAll()
    .where('round_number', '=', round)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
}

type Proposal = {
  round_number: number
  entry_id: string
  outcome: Outcome
  waits_at: number | null
  amount: number
  reason_encrypted: string
  feedback_encrypted: string | null
  proposed_by: string
}

/** Writes a proposal, or replaces the one whose version was seen, unconfirmed again. @returns undefined if it changed */
export async function writeProposal(db: Db, proposal: Proposal, seen: number) {
  return db
    .insertInto('venture_decisions')
    .values(proposal)
    .onConflict((conflict) =>
      conflict
        .columns(['round_number', 'entry_id'])
        .doUpdateSet({
          ...proposal,
          version: seen + 1,
          proposed_at: sql`now()`,
          confirmed_by: null,
          confirmed_at: null,
        })
        .where('venture_decisions.version', '=', seen),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Confirms a proposal as it was seen. */
export async function confirmProposal(db: Db, id: string, seen: number, accountId: string) {
  return db
    .updateTable('venture_decisions')
    .set({ confirmed_by: accountId, confirmed_at: sql`now()`, version: seen + 1 })
    .where('id', '=', id)
    .where('version', '=', seen)
    .where('confirmed_by', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The places on a round's waiting list that other entries have, in order. */
export async function listWaiting(db: Db, round: number, exceptEntryId?: string): Promise<number[]> {
  const rows = await db
    .selectFrom('venture_decisions')
    .select('waits_at')
    .where('round_number', '=', round)
    .where('waits_at', 'is not', null)
    .$if(exceptEntryId !== undefined, (query) => query.where('entry_id', '<>', exceptEntryId ?? ''))
    .orderBy('waits_at')
    .execute()
  return rows.flatMap((row) => row.waits_at ?? [])
}

/** Undecided entries of a round by their standing. */
export async function listUndecided(db: Db, round: number) {
  const { rows } = await sql<{ entry_id: string; position: number }>`
    select s.entry_id, s.position from venture_standings s
    join venture_entries e on e.id = s.entry_id and e.state = 'in_review'
    left join venture_decisions d on d.round_number = s.round_number and d.entry_id = s.entry_id
    where s.round_number = ${round} and d.id is null order by s.position`.execute(db)
  return rows
}

/** Proposals about entries that are still in the round and wait for a second person. */
export async function listProposed(db: Db, round: number, limit: number) {
  return db
    .selectFrom('venture_decisions')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_decisions.entry_id')
    .selectAll('venture_decisions')
    .where('venture_decisions.round_number', '=', round)
    .where('venture_entries.round_number', '=', round)
    .where('venture_entries.state', '=', 'in_review')
    .where('confirmed_by', 'is', null)
    .orderBy('venture_decisions.id')
    .limit(limit)
    .execute()
}

/** Every decision of a round with its entry, in the order of the entries. */
export async function listDecided(db: Db, round: number) {
  return db
    .selectFrom('venture_decisions')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_decisions.entry_id')
    .selectAll('venture_entries')
    .select(['venture_decisions.outcome', 'venture_decisions.amount'])
    .where('venture_decisions.round_number', '=', round)
    .where('venture_entries.state', '=', 'decided')
    .orderBy('venture_entries.id')
    .execute()
}

/** The first on a published round's waiting list, locked. */
export async function lockFirstWaiting(
  db: Db,
  round: number,
  except: string | null,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select e.* from venture_entries e
    join venture_decisions d on d.entry_id = e.id and d.round_number = ${round}
    where e.round_number = ${round} and e.state = 'waitlisted' and e.id is distinct from ${except}::uuid
    order by d.waits_at limit 1 for update of e`.execute(db)
  return rows[0]
}

/**
 * An entry `e` that waits in a round `r` in which no place goes to the waiting list any more: its notice is over and,
 * where it is the last round, every award of it has been agreed on or has ended.
 */
const isLeftWaiting = sql`(e.state = 'waitlisted' and r.state = 'final' and (
  exists (select from venture_rounds l where l.edition = r.edition and l.ordinal > r.ordinal)
  or not exists (select from venture_awards a where a.round_number = r.number and a.state = 'awarded')))`

export async function listLeftWaiting(db: Db, waiting: readonly string[]): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from venture_entries e join venture_rounds r on r.number = e.round_number
    where ${isLeftWaiting} and e.id <> all(${[...waiting]}::uuid[]) order by e.id limit 1000`.execute(db)
  return rows
}

/** Locks one that still is. */
export async function holdLeftWaiting(db: Db, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select e.* from venture_entries e join venture_rounds r on r.number = e.round_number
    where e.id = ${id} and ${isLeftWaiting} for update of e`.execute(db)
  return rows[0]
}

/** Earlier rounds of an edition whose public notice still runs: whoever leaves a later one holds a place in them. */
export async function listNoticedBefore(db: Db, { edition, ordinal }: RoundRow): Promise<RoundRow[]> {
  return db
    .selectFrom('venture_rounds')
    .selectAll()
    .where('edition', '=', edition)
    .where('ordinal', '<', ordinal)
    .where('state', '=', 'public_notice')
    .orderBy('ordinal')
    .execute()
}

/**
 * The sealed words for the team of an application whose round is published; null for all but those eliminated, at once or
 * after they have waited in vain.
 */
export async function findPublishedFeedback(db: Db, applicationId: string): Promise<string | null> {
  const { rows } = await sql<{ feedback: string | null }>`
    select d.feedback_encrypted as feedback from applications a
    join venture_rounds r on r.number = a.offering_number and r.published_at is not null
    join venture_entries e on e.edition = r.edition and e.team_id = a.team_id and e.state not in ('withdrawn', 'disqualified')
    join venture_decisions d on d.round_number = r.number and d.entry_id = e.id and (d.outcome = 'eliminate'
      or (d.outcome = 'waitlist' and e.state = 'eliminated' and e.round_number = r.number))
    where a.id = ${applicationId} and a.offering_kind = 'round'`.execute(db)
  return rows[0]?.feedback ?? null
}

/**
 * Whether an entry `e` that was decided in a published round `r` holds a place in it. Only who had one is in a later round,
 * also those who came up from the waiting list.
 */
export const isPlaced = sql`(e.state not in ('withdrawn', 'disqualified')
  and (e.round_number <> r.number or e.state in ('advanced', 'selected', 'confirmed')))`

/** Who holds a place in a published round, by name. */
export async function listPlaced(db: Db, round: number) {
  const { rows } = await sql<{
    id: string
    reference: string
    title_encrypted: string | null
    team_name: string
    amount: string
    stopped_after: string | null
  }>`
    select e.id, e.reference, e.title_encrypted, coalesce(o.name, t.name) as team_name, d.amount,
      (select money.paid from venture_awards award cross join lateral (${moneyOfAward}) money
        where award.entry_id = e.id and award.round_number = r.number and award.state = 'stopped') as stopped_after
    from venture_decisions d
    join venture_rounds r on r.number = d.round_number and r.published_at is not null
    join venture_entries e on e.id = d.entry_id
    join teams t on t.id = e.team_id
    left join organisations o on o.id = e.organisation_id
    where d.round_number = ${round} and ${isPlaced}
    order by team_name, e.id limit 1000`.execute(db)
  return rows
}
