import { type Kysely, sql } from 'kysely'

/**
 * Hand-overs of a team's super admin to one of its members that wait for their answer; at most one of each team. What
 * is answered, taken back or lapsed stands in the audit alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table team_hand_overs (
    id uuid primary key default uuid7(),
    team_id uuid not null unique references teams,
    from_account_id uuid not null references accounts,
    to_account_id uuid not null references accounts,
    offered_at timestamptz not null default now(),
    check (from_account_id <> to_account_id)
  )`,
  'create index team_hand_overs_from on team_hand_overs (from_account_id)',
  'create index team_hand_overs_to on team_hand_overs (to_account_id)',
  'create index team_hand_overs_offered on team_hand_overs (offered_at)',
]
