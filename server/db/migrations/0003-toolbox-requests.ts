import { type Kysely, sql } from 'kysely'

/** What people looked for in the toolbox and did not find, for staff to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table tool_requests (
    id uuid primary key default uuid7(),
    reference text not null unique,
    language text not null check (language in ('zh', 'en')),
    need text not null,
    tool_name text,
    keywords text,
    contact_encrypted text,
    account_id uuid references accounts,
    team_id uuid references teams,
    state text not null default 'received' check (state in ('received', 'answered', 'closed')),
    created_at timestamptz not null default now()
  )`,
  'create index tool_requests_queue on tool_requests (state, created_at)',
]
