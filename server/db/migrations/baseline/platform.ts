export const platform = `
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

-- Whether an entry of an older release holds in plain what staff wrote as the reason of a step.
create function has_plain_reason(kind text, after jsonb) returns boolean language sql immutable as $$
    select coalesce(case when kind in ('account.suspended', 'account.restored') then after ? 'words'
      else kind in ('adoption.revealed', 'application.revealed', 'delivery.sentAgain', 'organisation.revealed',
        'papers.opened', 'staff.change.refused', 'superAdminChange.revealed', 'toolRequest.revealed')
        and after ? 'reason' end, false)
  $$;

create table audit_events (
  position bigint primary key,
  at timestamptz not null,
  account_id uuid,
  team_id uuid,
  request_id text not null,
  kind text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  seal text
);
-- Administrators search the audit by who did something, by what was done, and by day.
create index audit_events_account on audit_events (account_id, position desc) where account_id is not null;
create index audit_events_kind on audit_events (kind text_pattern_ops, position desc);
create index audit_events_at on audit_events (at);
-- Subjects of the audit are found however their ids were written: entries from before ids had one spelling
-- hold some in capitals, and the chain of hashes does not let them be changed.
create index audit_events_subject_written on audit_events (subject_kind, lower(subject_id), position);
create index audit_events_team_names on audit_events (position)
  where kind in ('team.created', 'team.renamed') and (before->>'name' <> '***' or after->>'name' <> '***');
create index audit_events_plain_reasons on audit_events (position) where has_plain_reason(kind, after);

-- The names of teams that older releases wrote into the audit. The application may add to the audit and
-- change nothing in it; this function alone puts stars in the place of such a name, and audit.masked says
-- that it did. Without that entry, for which the database has no key, the audit is told as tampered with.
create function mask_team_name(at_position bigint) returns void
  language sql security definer set search_path = public as $$
      update audit_events set
        before = case when before->>'name' is null then before else before || '{"name": "***"}' end,
        after = case when after->>'name' is null then after else after || '{"name": "***"}' end
      where position = at_position and kind in ('team.created', 'team.renamed')
    $$;
revoke execute on function mask_team_name(bigint) from public;

-- As it takes names, it takes reasons out, and leaves their keyed hash.
create function mask_audit_reason(at_position bigint, reason_hash text) returns void
  language sql security definer set search_path = public as $$
      update audit_events set after = case
        when kind in ('account.suspended', 'account.restored') then after - 'words'
        else after - 'reason' || jsonb_build_object('reasonHash', reason_hash) end
      where position = at_position and has_plain_reason(kind, after)
    $$;
revoke execute on function mask_audit_reason(bigint, text) from public;

create table idempotency_keys (
  actor text not null,
  call text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  window_end timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
create index rate_limits_end on rate_limits (window_end);

create table server_keys (
  kid text primary key,
  private_key_encrypted text not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table trace_ids (
  id uuid primary key,
  bound_to text not null,
  call text not null,
  browser_jwk jsonb not null,
  kid text not null references server_keys,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index trace_ids_expiry on trace_ids (expires_at);

create table files (
  id uuid primary key default uuid7(),
  storage_key text not null unique,
  sha256 bytea not null,
  bytes integer not null,
  media_type text not null,
  name_encrypted text not null,
  purpose text not null,
  owner_account_id uuid references accounts,
  team_id uuid references teams,
  attached_kind text,
  attached_id uuid,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  -- A file may come from somebody without an account: then it belongs to their browser.
  owner_browser bytea,
  constraint files_owner check (owner_account_id is not null or owner_browser is not null)
);
create index files_attached on files (attached_kind, attached_id);

create table outbox_messages (
  id uuid primary key default uuid7(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient_encrypted text not null,
  subject text not null,
  body_encrypted text not null,
  message_key text not null unique,
  created_at timestamptz not null default now()
);

-- Papers of what staff work on are open to a session for a while, once it has said why.
create table paper_openings (
  session_id uuid not null references sessions on delete cascade,
  attached_kind text not null,
  attached_id uuid not null,
  open_until timestamptz not null,
  primary key (session_id, attached_kind, attached_id)
);

-- Whatever a job does to many stands alone: what fails is noted here, tried again and told to staff.
create table stuck_items (
  task text not null,
  item text not null,
  failures integer not null default 1,
  since timestamptz not null default now(),
  failed_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (task, item)
);

-- What staff write as the reason of a step stands beside the audit, encrypted, and goes with whom it is
-- about; the audit keeps its keyed hash. Older entries hold such reasons in plain: a job takes them out by
-- the one function that can, and audit.masked says what these entries hold from then on.
create table audit_reasons (
  position bigint primary key,
  reason_encrypted text not null
);

create table audit_reason_accounts (
  position bigint not null references audit_reasons on delete cascade,
  account_id uuid not null references accounts,
  primary key (account_id, position)
);
create index audit_reason_accounts_position on audit_reason_accounts (position);
`
