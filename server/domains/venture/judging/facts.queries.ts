import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { entityOfTeam } from '../../../db/holds-today.ts'

export type TeamFacts = {
  team_id: string
  organisations: string[]
  /** The team and all others of its organisation. */
  teams: string[]
  phones_encrypted: string[]
  emails_encrypted: string[]
}

/** What is known of teams: all who are or were in them, and the other teams of their organisation. */
export async function listTeamFacts(db: Db, teamIds: readonly string[]): Promise<TeamFacts[]> {
  if (teamIds.length === 0) return []
  const { rows } = await sql<TeamFacts>`
    select t.id as team_id,
      array_remove(array[t.organisation_id::text, o.name, o.verified_name, t.name], null) as organisations,
      array(select s.id::text from teams s where s.id = t.id or ${entityOfTeam('s')} = o.entity_id) as teams,
      array(select a.phone_encrypted from memberships m join accounts a on a.id = m.account_id
        where m.team_id = t.id and a.phone_encrypted is not null) as phones_encrypted,
      array(select a.email_encrypted from memberships m join accounts a on a.id = m.account_id
        where m.team_id = t.id and a.email_encrypted is not null) as emails_encrypted
    from teams t left join organisations o on o.id = t.organisation_id
    where t.id = any(${[...teamIds]}::uuid[])`.execute(db)
  return rows
}

export type PersonFacts = {
  account_id: string
  phone_encrypted: string | null
  email_encrypted: string | null
  teams: string[]
  organisations: string[]
}

/** What is known of people: their contacts, and the teams and organisations in which they are or were. */
export async function listPersonFacts(db: Db, accountIds: readonly string[]): Promise<PersonFacts[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<PersonFacts>`
    select a.id as account_id, a.phone_encrypted, a.email_encrypted,
      array(select m.team_id::text from memberships m where m.account_id = a.id) as teams,
      array(select unnest(array_remove(array[o.id::text, o.name, o.verified_name], null)) from memberships m
        join teams t on t.id = m.team_id join organisations mine on mine.id = t.organisation_id
        join organisations o on o.id = mine.id or o.entity_id = mine.entity_id
        where m.account_id = a.id) as organisations
    from accounts a where a.id = any(${[...accountIds]}::uuid[])`.execute(db)
  return rows
}

/** Entries of earlier editions that were selected, with whom they are of. */
export async function listAwarded(db: Db, edition: number) {
  return db
    .selectFrom('venture_entries')
    .select(['id', 'team_id', 'organisation_id'])
    .where('edition', '<', edition)
    .where('state', 'in', ['selected', 'confirmed'])
    .execute()
}

/** What judges have declared, by the judge. */
export async function listDeclared(db: Db, judgeIds: readonly string[]): Promise<Map<string, string[]>> {
  if (judgeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('venture_conflicts')
    .select(['judge_id', 'entry_id'])
    .where('judge_id', 'in', [...judgeIds])
    .execute()
  const byJudge = new Map<string, string[]>()
  for (const { judge_id, entry_id } of rows)
    byJudge.set(judge_id, [...(byJudge.get(judge_id) ?? []), entry_id])
  return byJudge
}

/** Entries whose formal check people took part in, by the account. */
export async function listChecked(db: Db, accountIds: readonly string[]): Promise<Map<string, string[]>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('application_events as v')
    .innerJoin('venture_entries as e', 'e.application_id', 'v.application_id')
    .select(['v.account_id', 'e.id'])
    .distinct()
    .where('v.party', '=', 'staff')
    .where('v.account_id', 'in', [...accountIds])
    .execute()
  const byAccount = new Map<string, string[]>()
  for (const { account_id, id } of rows)
    if (account_id) byAccount.set(account_id, [...(byAccount.get(account_id) ?? []), id])
  return byAccount
}
