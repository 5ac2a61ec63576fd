export const support = `
-- Whether help articles helped: one voice for each visitor and article.
create table help_votes (
  help_number integer not null,
  voter bytea not null,
  language text not null check (language in ('zh', 'en')),
  is_helpful boolean not null,
  voted_at timestamptz not null default now(),
  primary key (help_number, voter)
);

-- Complaints and suggestions. What people wrote, how they are reached and whom they name stand encrypted; the
-- code by which a ticket is followed, the form that it came by and the browsers that may read it stand as
-- keyed hashes. feedback_barred says who of the staff may not handle a ticket: complained of, the sender, or
-- asked to be another.
create table feedback_tickets (
  id uuid primary key default uuid7(),
  reference text not null unique,
  form_hash bytea unique,
  request_hash bytea not null,
  kind text not null check (kind in ('complaint', 'suggestion')),
  topic text not null,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'received' check (state in ('received', 'triaged', 'answered', 'closed')),
  version integer not null default 1,
  page text,
  about_encrypted text,
  contact_channel text check (contact_channel in ('mail', 'sms')),
  contact_encrypted text,
  code_hash bytea not null,
  account_id uuid references accounts,
  team_id uuid references teams,
  assigned_to uuid references accounts,
  locked_by uuid references accounts,
  locked_until timestamptz,
  received_at timestamptz not null default now(),
  due_on date,
  answered_at timestamptz,
  closed_at timestamptz,
  contact_removed_at timestamptz,
  wiped_at timestamptz,
  clock_from date,
  promised_on date,
  view jsonb,
  check ((contact_channel is null) = (contact_encrypted is null))
);
create index feedback_tickets_queue on feedback_tickets (state, due_on);
create index feedback_tickets_closed on feedback_tickets (closed_at) where closed_at is not null;
create index feedback_tickets_account on feedback_tickets (account_id, received_at desc)
  where account_id is not null;
create index feedback_tickets_received on feedback_tickets (received_at);

create table feedback_messages (
  id uuid primary key default uuid7(),
  ticket_id uuid not null references feedback_tickets,
  side text not null check (side in ('sender', 'staff')),
  account_id uuid references accounts,
  body_encrypted text,
  created_at timestamptz not null default now()
);
create index feedback_messages_ticket on feedback_messages (ticket_id, id);

create table feedback_events (
  id uuid primary key default uuid7(),
  ticket_id uuid not null references feedback_tickets,
  action text not null,
  side text not null check (side in ('sender', 'staff', 'portal')),
  account_id uuid references accounts,
  at timestamptz not null default now()
);
create index feedback_events_ticket on feedback_events (ticket_id, id);

create table feedback_barred (
  ticket_id uuid not null references feedback_tickets,
  account_id uuid not null references accounts,
  why text not null check (why in ('concerned', 'sender', 'answered')),
  primary key (ticket_id, account_id)
);

create table feedback_readers (
  ticket_id uuid not null references feedback_tickets,
  browser_hash bytea not null,
  expires_at timestamptz not null,
  primary key (ticket_id, browser_hash)
);
create index feedback_readers_expiry on feedback_readers (expires_at);

-- One list of what staff work on, over every kind of it. A view and not a table: nothing has to be kept in
-- step, and each part is found by the index of its own domain.
create view staff_queue as
  select 'application' as kind, a.id, a.reference, a.tool_number, null::text as entity_type,
    coalesce(o.name, t.name) as party_name, a.team_id, a.organisation_id, a.state, a.version,
    a.is_appeal, a.submitted_at, a.amendable_until, a.due_on, a.decided_at, a.assigned_to,
    a.locked_by, a.locked_until,
    case
      when a.state in ('submitted', 'in_review') then 'open'
      when a.state = 'needs_correction' then 'waiting'
      else 'decided'
    end as stage,
    a.state = 'in_review' and cardinality(a.correction_keys) > 0 as is_corrected,
    o.credit_code, null::text as feedback_kind, '{}'::uuid[] as barred
  from applications a
  join teams t on t.id = a.team_id
  left join organisations o on o.id = a.organisation_id
  where a.submitted_at is not null
  union all
  select 'verification', o.id, o.reference, null, o.entity_type,
    o.name, o.team_id, o.id, o.state, o.version,
    false, o.submitted_at, null, o.due_on, o.decided_at, o.assigned_to,
    o.locked_by, o.locked_until,
    case
      when o.state = 'pending_review' then 'open'
      when o.state in ('returned', 'pending_documents') then 'waiting'
      else 'decided'
    end,
    false, o.credit_code, null, '{}'
  from organisations o
  where o.state <> 'unverified'
  union all
  select 'feedback', f.id, f.reference, null, null,
    coalesce(t.name, ''), f.team_id, null, f.state, f.version,
    false, f.received_at, null, f.due_on, coalesce(f.closed_at, f.answered_at), f.assigned_to,
    f.locked_by, f.locked_until,
    case
      when f.state in ('received', 'triaged') then 'open'
      when f.state = 'answered' then 'waiting'
      else 'decided'
    end,
    false, null, f.kind,
    array(select b.account_id from feedback_barred b where b.ticket_id = f.id)
  from feedback_tickets f
  left join teams t on t.id = f.team_id;
`
