import { type Kysely, sql } from 'kysely'

/** What people want to get by mail and text message, at night or once a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Who has no row gets everything at once.
  `create table message_preferences (
    account_id uuid primary key references accounts,
    muted text[] not null default '{}',
    is_quiet_at_night boolean not null default false,
    has_digest boolean not null default false,
    changed_at timestamptz not null default now()
  )`,
  // Waits for the one mail of the day, which sends it and ends it.
  'alter table deliveries add column in_digest boolean not null default false',
  `create index deliveries_digest on deliveries (account_id, created_at) where in_digest and state = 'queued'`,
]
