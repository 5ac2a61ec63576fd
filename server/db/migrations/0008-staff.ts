import { type Kysely, sql } from 'kysely'

/** How people become staff: one-time links, of which only the hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table staff_invitations (
    id uuid primary key default uuid7(),
    token_hash bytea not null unique,
    display_name text not null,
    roles text[] not null check (cardinality(roles) > 0),
    renews_second_factor boolean not null default false,
    created_by uuid references accounts,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by uuid references accounts,
    used_session_id uuid references sessions
  )`,
  'create index staff_invitations_used on staff_invitations (used_by, used_at)',
]
