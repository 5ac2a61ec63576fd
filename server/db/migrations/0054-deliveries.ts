import { type Kysely, sql } from 'kysely'

/** What became of each try to send a mail or a text message, for staff to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Known for what goes to people without an account; for accounts it is read when it is shown.
  "alter table deliveries add column recipient_masked text not null default ''",
  `create table delivery_tries (
    id uuid primary key default uuid7(),
    message_key text not null references deliveries on delete cascade,
    at timestamptz not null default now(),
    outcome text not null check (outcome in ('sent', 'dropped', 'refused', 'again')),
    -- The vendor's own code, or why it was held back; never a recipient or a content.
    reason text not null
  )`,
  'create index delivery_tries_of on delivery_tries (message_key, id)',
  'create index deliveries_newest on deliveries (created_at desc, message_key desc)',
  'create index deliveries_state on deliveries (state, created_at desc, message_key desc)',
  `create index notifications_reference on notifications ((params->>'reference'))
    where params->>'reference' is not null`,
]
