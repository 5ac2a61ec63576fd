import { type Selectable, sql } from 'kysely'
import type { Revised } from '../../../../shared/rules/venture/outcomes.ts'
import type { Db } from '../../../db/database.ts'
import { hasPrivilege } from '../../../db/privileges-of.ts'
import type { Database } from '../../../db/schema.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { isPlaced } from './decisions.queries.ts'

export type RevisionRow = Selectable<Database['venture_revisions']>

/**
 * What waits for a second person to change the decision about an entry in a round. After the public notice nothing is
 * decided anew, and what waited for that is over.
 */
export async function findPending(
  db: Db,
  { number, state }: Pick<RoundRow, 'number' | 'state'>,
  entryId: string,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('venture_revisions')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('round_number', '=', number)
    .where('confirmed_by', 'is', null)
    .$if(state !== 'public_notice', (query) => query.where('outcome', '=', 'disqualify'))
    .executeTakeFirst()
}

/** Takes away what waits about an entry, apart from one: what is over, so that something else can wait. */
export async function deletePending(db: Db, entryId: string, except?: RevisionRow): Promise<void> {
  await db
    .deleteFrom('venture_revisions')
    .where('entry_id', '=', entryId)
    .where('confirmed_by', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except?.id ?? ''))
    .execute()
}

type Proposal = {
  round_number: number
  entry_id: string
  outcome: Revised
  amount: number
  reason_encrypted: string
  feedback_encrypted: string | null
  proposed_by: string
}

/** Writes a pending revision, or replaces the one whose version was seen. @returns undefined if it changed */
export async function writeRevision(db: Db, proposal: Proposal, seen: number) {
  return db
    .insertInto('venture_revisions')
    .values(proposal)
    .onConflict((conflict) =>
      conflict
        .column('entry_id')
        .where('confirmed_by', 'is', null)
        .doUpdateSet({ ...proposal, version: seen + 1, proposed_at: sql`now()` })
        .where('venture_revisions.version', '=', seen),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Confirms a revision as it was seen. */
export async function confirmRevisionRow(db: Db, { id, version }: RevisionRow, accountId: string) {
  return db
    .updateTable('venture_revisions')
    .set({ confirmed_by: accountId, confirmed_at: sql<Date>`clock_timestamp()`, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('confirmed_by', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Puts a confirmed revision in the place of what was decided. */
export async function replaceDecision(
  db: Db,
  decisionId: string,
  {
    amount,
    ...decision
  }: Pick<RevisionRow, 'amount' | 'reason_encrypted' | 'feedback_encrypted' | 'proposed_by'> & {
    outcome: Exclude<Revised, 'disqualify'>
    waits_at: number | null
    confirmed_by: string
  },
): Promise<void> {
  await db
    .updateTable('venture_decisions')
    .set({
      ...decision,
      amount: Number(amount),
      version: sql`version + 1`,
      proposed_at: sql`now()`,
      confirmed_at: sql`now()`,
    })
    .where('id', '=', decisionId)
    .execute()
}

/**
 * How many hold a place of a published round, those that entered the next one included: who withdraws from that can
 * enter it again, and keeps the place.
 */
export async function countPlaced(db: Db, round: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from venture_decisions d
    join venture_rounds r on r.number = d.round_number
    join venture_entries e on e.id = d.entry_id
    where d.round_number = ${round}
      and (${isPlaced} or (e.state = 'withdrawn' and e.round_number <> r.number))`.execute(db)
  return rows[0]?.count ?? 0
}

/** The award of an entry, if it has one. */
export async function findAwardOf(db: Db, entryId: string) {
  return db
    .selectFrom('venture_awards')
    .select(['id', 'state'])
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
}

/** The sealed reason for which the entry of an application was disqualified, with its round. */
export async function findDisqualified(db: Db, applicationId: string) {
  const { rows } = await sql<{ reason: string; round_number: number }>`
    select v.reason_encrypted as reason, e.round_number from applications a
    join venture_rounds r on r.number = a.offering_number
    join venture_entries e on e.edition = r.edition and e.team_id = a.team_id and e.state = 'disqualified'
    join venture_revisions v on v.entry_id = e.id and v.outcome = 'disqualify' and v.confirmed_by is not null
    where a.id = ${applicationId} and a.offering_kind = 'round'
    order by v.confirmed_at desc limit 1`.execute(db)
  return rows[0]
}

/** Everybody who may decide about entries, by name. */
export async function listManagers(db: Db) {
  return db
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select(['account_id', 'display_name'])
    .where('staff_members.status', '=', 'active')
    .where('accounts.status', '=', 'active')
    .where(hasPrivilege('staff_members.roles', 'runVenture'))
    .orderBy('display_name')
    .orderBy('account_id')
    .execute()
}
