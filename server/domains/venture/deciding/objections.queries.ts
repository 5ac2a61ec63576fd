import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { entityOfTeam } from '../../../db/holds-today.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { isPlaced } from './decisions.queries.ts'

/** When the public notice of a round ends, by the database's clock. */
const noticeEnd = sql`(r.published_at + r.notice_days * interval '1 day')`

/** A published round, kept in its state until the commit, with the last day of its public notice, `YYYY-MM-DD`. */
export async function holdNotice(db: Db, number: number) {
  const { rows } = await sql<{ takes: boolean; due_on: string }>`
    select r.state = 'public_notice' and now() < ${noticeEnd} as takes,
      to_char(${noticeEnd} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as due_on
    from venture_rounds r where r.number = ${number} and r.published_at is not null for share`.execute(db)
  return rows[0]
}

/** The same for reading, with the moment at which it ends. */
export async function findNotice(db: Db, { number }: Pick<RoundRow, 'number'>) {
  const { rows } = await sql<{ takes: boolean; until: Date }>`
    select r.state = 'public_notice' and now() < ${noticeEnd} as takes, ${noticeEnd} as until
    from venture_rounds r where r.number = ${number} and r.published_at is not null`.execute(db)
  return rows[0]
}

/** An entry that a round's published list names, or one of the account's own teams in that round. */
export async function findObjected(
  db: Db,
  { round, reference, accountId }: { round: number; reference: string; accountId: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select e.id from venture_entries e join venture_rounds r on r.number = ${round}
    left join venture_decisions d on d.entry_id = e.id and d.round_number = r.number
    where e.edition = r.edition and (e.round_number = r.number or d.id is not null)
      and (e.reference = ${reference} or exists (select from applications a where a.reference = ${reference}
        and a.team_id = e.team_id and a.offering_kind = 'round' and a.offering_number = r.number))
      and (${isPlaced} or exists (select from memberships m
        where m.team_id = e.team_id and m.account_id = ${accountId}::uuid and m.left_at is null))`.execute(db)
  return rows[0]?.id
}

/**
 * Audited steps that lead to decisions: proposals, since a later one takes the place of an earlier one, and who judges
 * what.
 */
const deciding = [
  ...['ventureDecision.propose', 'ventureDecision.proposeAll', 'ventureRevision.propose'],
  ...['venturePair.give', 'venturePair.takeAway', 'venturePair.free', 'ventureRound.assign'],
  ...['ventureEntry.sample', 'ventureEntry.noSample'],
]

/**
 * Members of staff who checked an application for a round, proposed, confirmed or published anything in it, chose its
 * judges or judged in it, or are or were in the team of the entry or in another team of its organisation, or of one that
 * waits for its place; without an entry, of any entry of the round.
 */
export async function listInvolved(
  db: Db,
  { round, entryId }: { round: number; entryId: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    with r as (select * from venture_rounds where number = ${round}),
    own as (
      select e.id, e.team_id, e.round_number = r.number and e.state = 'waitlisted' as waits
      from venture_entries e, r
      where e.edition = r.edition and (e.round_number = r.number or exists (
        select from venture_decisions d where d.entry_id = e.id and d.round_number = r.number))),
    involved as (
      select unnest(array[proposed_by, confirmed_by]) as account_id from venture_decisions where round_number = ${round}
      union select unnest(array[proposed_by, confirmed_by]) from venture_revisions where round_number = ${round}
      union select unnest(array[publish_asked_by, publish_confirmed_by]) from r
      union select v.account_id from venture_events v
        where v.party = 'staff' and (v.round_id in (select id from r) or v.entry_id in (select id from own))
      union select d.decided_by from application_decisions d join applications a on a.id = d.application_id
        where a.offering_kind = 'round' and a.offering_number = ${round}
      union select v.account_id from application_events v join applications a on a.id = v.application_id
        where v.party = 'staff' and a.offering_kind = 'round' and a.offering_number = ${round}
      union select j.invited_by from venture_judges j, r where j.edition = r.edition
      union select a.account_id from audit_events a
        where a.kind = any(${deciding}::text[]) and (
          a.subject_kind = 'ventureEntry' and lower(a.subject_id) in (select id::text from own)
          or a.subject_kind = 'ventureRound' and lower(a.subject_id) in (select id::text from r))
      union select j.account_id from venture_reviews v join venture_judges j on j.id = v.judge_id
        where v.round_number = ${round}
      union select m.account_id from own
        join teams t on t.id = own.team_id
        join teams kin on kin.id = t.id or ${entityOfTeam('kin')} = ${entityOfTeam('t')}
        join memberships m on m.team_id = kin.id
        where own.id = ${entryId}::uuid or own.waits or ${entryId}::uuid is null)
    select s.account_id from staff_members s where s.account_id in (select account_id from involved)`.execute(
    db,
  )
  return rows.map((row) => row.account_id)
}

/**
 * An upheld objection asks for a decision anew: of its entry, or of any where it was about the whole list. What settles an
 * objection to an entry does not settle one to the list.
 */
const isUnsettled = sql`f.result = 'upheld' and not exists (
    select from venture_revisions v where v.round_number = f.round_number and v.confirmed_at >= f.resulted_at
      and (v.entry_id = f.entry_id or f.entry_id is null and not exists (
        select from feedback_tickets g where g.round_number = v.round_number and g.entry_id = v.entry_id
          and g.result = 'upheld' and g.resulted_at <= v.confirmed_at and not exists (
            select from venture_revisions w where w.entry_id = v.entry_id and w.round_number = v.round_number
              and w.confirmed_at >= g.resulted_at and w.confirmed_at < v.confirmed_at))))
  and (f.entry_id is null or exists (select from venture_entries e where e.id = f.entry_id
    and e.round_number = f.round_number and e.state not in ('withdrawn', 'disqualified')))`

/** What keeps a round from being final: an objection without a result, or an upheld one that is not acted on. */
export const isHeld = sql`exists (select from feedback_tickets f where f.round_number = venture_rounds.number
  and (f.result is null and f.state <> 'closed' or ${isUnsettled}))`

/** How many objections to a round wait for an answer, how many of them too long, and how many for a decision anew. */
export async function countObjections(db: Db, round: number) {
  const { rows } = await sql<{ open: number; late: number; unsettled: number }>`
    select (count(*) filter (where f.result is null and f.state <> 'closed'))::integer as open,
      (count(*) filter (where f.result is null and f.state <> 'closed'
        and f.due_on < (now() at time zone 'Asia/Shanghai')::date))::integer as late,
      (count(*) filter (where ${isUnsettled}))::integer as unsettled
    from feedback_tickets f where f.round_number = ${round}`.execute(db)
  return rows[0] ?? { open: 0, late: 0, unsettled: 0 }
}

/** Whether an objection to an entry, or to the list as a whole, was upheld. */
export async function isUpheld(db: Db, round: number, entryId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from feedback_tickets f where f.round_number = ${round} and f.result = 'upheld'
      and (f.entry_id is null or f.entry_id = ${entryId}) limit 1`.execute(db)
  return rows.length > 0
}
