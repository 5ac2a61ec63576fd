import { type Kysely, sql } from 'kysely'

/**
 * What somebody has typed of a statement and not sent: each person's own for each of their teams, because it names the
 * person. Goes when it is sent, when it is deleted, or with time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table statement_drafts (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    team_id uuid not null references teams,
    statement_encrypted text not null,
    saved_at timestamptz not null default now(),
    unique (account_id, team_id)
  )`,
  'create index statement_drafts_saved on statement_drafts (saved_at)',
]
