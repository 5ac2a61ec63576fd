export const messages = `
-- The ledger of notifications and what became of each mail and text message. Addressed to one account or to
-- one team; a team's message is read by one for all.
create table notifications (
  id uuid primary key default uuid7(),
  account_id uuid references accounts,
  team_id uuid references teams,
  staff_privilege text,
  category text not null check (category in ('tool', 'resource', 'venture', 'internal')),
  template text not null,
  params jsonb not null,
  link text not null check (link ~ '^/([^/]|$)'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  read_by uuid references accounts,
  needs jsonb,
  check (num_nonnulls(account_id, team_id) = 1),
  check (staff_privilege is null or account_id is not null)
);
create index notifications_account on notifications (account_id, id desc) where account_id is not null;
create index notifications_team on notifications (team_id, id desc) where team_id is not null;
-- Badges count with these alone, however long the ledger grows.
create index notifications_unread_account on notifications (account_id, category, id desc)
  where read_at is null and account_id is not null;
create index notifications_unread_team on notifications (team_id, category, id desc)
  where read_at is null and team_id is not null;
create index notifications_reference on notifications ((params->>'reference'))
  where (params->>'reference') is not null;

-- The message key is the same at every try: whatever repeats, the effect is once.
create table deliveries (
  message_key text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  notification_id uuid references notifications on delete cascade,
  account_id uuid references accounts,
  state text not null default 'queued' check (state in ('queued', 'sent', 'dropped', 'refused')),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Known for what goes to people without an account; for accounts it is read when it is shown.
  recipient_masked text not null default '',
  in_digest boolean not null default false
);
create index deliveries_notification on deliveries (notification_id);
create index deliveries_account on deliveries (account_id, created_at);
create index deliveries_created on deliveries (created_at) include (state);
create index deliveries_newest on deliveries (created_at desc, message_key desc);
create index deliveries_state on deliveries (state, created_at desc, message_key desc);
-- Waits for the one mail of the day, which sends it and ends it.
create index deliveries_digest on deliveries (account_id, created_at) where in_digest and state = 'queued';

-- What became of each try to send a mail or a text message, for staff to read.
create table delivery_tries (
  id uuid primary key default uuid7(),
  message_key text not null references deliveries on delete cascade,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('sent', 'dropped', 'refused', 'again')),
  -- The vendor's own code, or why it was held back; never a recipient or a content.
  reason text not null
);
create index delivery_tries_of on delivery_tries (message_key, id);

-- What people want to get by mail and text message, at night or once a day. Who has no row gets everything at
-- once.
create table message_preferences (
  account_id uuid primary key references accounts,
  muted text[] not null default '{}',
  is_quiet_at_night boolean not null default false,
  has_digest boolean not null default false,
  changed_at timestamptz not null default now(),
  has_device_texts boolean not null default false
);
`
