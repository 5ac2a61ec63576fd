import { type Kysely, sql } from 'kysely'

/** The ledger of notifications and what became of each mail and text message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Addressed to one account or to one team; a team's message is read by one for all.
  `create table notifications (
    id uuid primary key default uuid7(),
    account_id uuid references accounts,
    team_id uuid references teams,
    staff_role text,
    category text not null check (category in ('tool', 'resource', 'venture', 'internal')),
    template text not null,
    params jsonb not null,
    link text not null check (link ~ '^/([^/]|$)'),
    created_at timestamptz not null default now(),
    read_at timestamptz,
    read_by uuid references accounts,
    check (num_nonnulls(account_id, team_id) = 1),
    check (staff_role is null or account_id is not null)
  )`,
  'create index notifications_account on notifications (account_id, id desc) where account_id is not null',
  'create index notifications_team on notifications (team_id, id desc) where team_id is not null',
  // Badges count with these alone, however long the ledger grows.
  `create index notifications_unread_account on notifications (account_id, category, id desc)
    where read_at is null and account_id is not null`,
  `create index notifications_unread_team on notifications (team_id, category, id desc)
    where read_at is null and team_id is not null`,

  // The message key is the same at every try: whatever repeats, the effect is once.
  `create table deliveries (
    message_key text primary key,
    channel text not null check (channel in ('mail', 'sms')),
    notification_id uuid references notifications on delete cascade,
    account_id uuid references accounts,
    state text not null default 'queued' check (state in ('queued', 'sent', 'dropped', 'refused')),
    tries integer not null default 0,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  'create index deliveries_notification on deliveries (notification_id)',
  'create index deliveries_account on deliveries (account_id, created_at)',
]
