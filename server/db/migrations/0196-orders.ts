import { type Kysely, sql } from 'kysely'

/**
 * Orders of services and bookings of resources. `order_offerings` says what can be ordered, of whom and how many at
 * a time; `order_slots` has a row for each week of a service or day of a resource that was taken, changed or
 * closed, and never more taken than there is room. An order holds its weeks or days, and those that were
 * proposed in their place, until it ends. An order without a provider is handled by staff.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table order_offerings (
  offering_kind text not null check (offering_kind in ('service', 'resource')),
  offering_number integer not null,
  provider_team_id uuid references teams,
  places integer not null check (places between 0 and 1000),
  reply_days integer not null check (reply_days between 1 and 60),
  is_open boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (offering_kind, offering_number),
  foreign key (offering_kind, offering_number) references offerings (kind, number)
);
create index order_offerings_provider on order_offerings (provider_team_id);

create table order_slots (
  offering_kind text not null,
  offering_number integer not null,
  slot date not null,
  places integer not null,
  taken integer not null default 0,
  closed_because_encrypted text,
  primary key (offering_kind, offering_number, slot),
  foreign key (offering_kind, offering_number) references order_offerings on delete cascade,
  check (taken between 0 and places)
);

create table orders (
  id uuid primary key default uuid7(),
  reference text not null unique,
  application_id uuid not null references applications,
  offering_kind text not null check (offering_kind in ('service', 'resource')),
  offering_number integer not null,
  team_id uuid not null references teams,
  organisation_id uuid,
  provider_team_id uuid references teams,
  requested_by uuid not null references accounts,
  state text not null default 'requested' check (state in ('requested', 'accepted', 'declined', 'scheduled',
    'delivering', 'delivered', 'confirmed', 'disputed', 'closed')),
  version integer not null default 1,
  need_encrypted text not null,
  first_slot date not null,
  last_slot date not null check (last_slot >= first_slot),
  proposed_first date,
  proposed_last date check (proposed_last >= proposed_first),
  proposed_side text check (proposed_side in ('team', 'provider')),
  is_handed_over boolean not null default false,
  is_disputed boolean not null default false,
  rating integer check (rating between 1 and 5),
  due_on date,
  reminded_on date,
  requested_at timestamptz not null default now(),
  replied_at timestamptz,
  begun_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  assigned_to uuid references accounts,
  locked_by uuid references accounts,
  locked_until timestamptz,
  foreign key (offering_kind, offering_number) references order_offerings
);
create unique index orders_one_open on orders (application_id)
  where state in ('requested', 'accepted', 'scheduled', 'delivering', 'delivered', 'disputed');
create index orders_application on orders (application_id, id desc);
create index orders_team on orders (team_id, id desc);
create index orders_provider on orders (provider_team_id, id desc);
create index orders_offering on orders (offering_kind, offering_number, id desc);
create index orders_state on orders (state, due_on, id);
create index orders_assigned on orders (assigned_to, state);

create table order_events (
  id uuid primary key default uuid7(),
  order_id uuid not null references orders on delete cascade,
  action text not null,
  party text not null check (party in ('team', 'provider', 'staff', 'portal')),
  account_id uuid references accounts,
  from_state text not null,
  to_state text not null,
  note_encrypted text,
  at timestamptz not null default clock_timestamp()
);
create index order_events_order on order_events (order_id, at);

create or replace view staff_queue as
  select 'application' as kind, a.id, a.reference, a.offering_kind, a.offering_number, null::text as entity_type,
    coalesce(o.name, t.name) as party_name, a.team_id, a.organisation_id, a.state, a.version,
    a.is_appeal, a.submitted_at, a.amendable_until, a.due_on, a.decided_at, a.assigned_to,
    a.locked_by, a.locked_until,
    case
      when a.state in ('submitted', 'in_review') then 'open'
      when a.state = 'needs_correction' then 'waiting'
      else 'decided'
    end as stage,
    a.state = 'in_review' and cardinality(a.correction_keys) > 0 as is_corrected,
    o.credit_code, null::text as feedback_kind, '{}'::uuid[] as barred,
    null::text as change_kind, null::date as answer_until,
    case when a.is_appeal
      then array(select d.decided_by from application_decisions d where d.application_id = a.id)
      else '{}'::uuid[]
    end as deciders,
    null::integer as project_number, null::text as words, null::text as words_encrypted,
    null::text as language, true as is_reachable
  from applications a
  join teams t on t.id = a.team_id
  left join organisations o on o.id = a.organisation_id
  where a.submitted_at is not null
  union all
  select 'verification', o.id, o.reference, null, null, o.entity_type,
    o.name, o.team_id, o.id, o.state, o.version,
    false, o.submitted_at, null, o.due_on, o.decided_at, o.assigned_to,
    o.locked_by, o.locked_until,
    case
      when o.state = 'pending_review' then 'open'
      when o.state in ('returned', 'pending_documents') then 'waiting'
      else 'decided'
    end,
    false, o.credit_code, null, '{}', null, null, '{}',
    null, null, null, null, true
  from organisations o
  where o.state <> 'unverified'
  union all
  select 'superAdminChange', c.id, c.reference, null, null, null,
    concat_ws(' · ', o.name, nullif(t.name, o.name)), c.team_id, c.organisation_id, c.state, c.version,
    false, c.requested_at, null, c.due_on, c.decided_at, c.assigned_to,
    c.locked_by, c.locked_until,
    case
      when c.state in ('deciding', 'contested') then 'open'
      when c.state in ('requested', 'notified', 'cooling_off') then 'waiting'
      else 'decided'
    end,
    false, o.credit_code, null, array[c.sitting_account_id, c.next_account_id], c.kind,
    case when c.state in ('requested', 'notified', 'cooling_off') then c.cooling_until end,
    array_remove(array[c.first_by], null),
    null, null, null, null, true
  from super_admin_changes c
  join teams t on t.id = c.team_id
  join organisations o on o.id = c.organisation_id
  union all
  select 'feedback', f.id, f.reference, null, null, null,
    coalesce(t.name, ''), f.team_id, null, f.state, f.version,
    false, f.received_at, null, f.due_on, coalesce(f.closed_at, f.answered_at), f.assigned_to,
    f.locked_by, f.locked_until,
    case
      when f.state in ('received', 'triaged') then 'open'
      when f.state = 'answered' then 'waiting'
      else 'decided'
    end,
    false, null, f.kind, array(select b.account_id from feedback_barred b where b.ticket_id = f.id),
    null, null, '{}',
    null, null, null, null, true
  from feedback_tickets f
  left join teams t on t.id = f.team_id
  union all
  select 'toolRequest', r.id, r.reference, null, null, null,
    coalesce(t.name, ''), r.team_id, null, r.state, r.version,
    false, r.created_at, null, null, r.changed_at, r.assigned_to,
    r.locked_by, r.locked_until,
    case when r.state = 'received' then 'open' else 'decided' end,
    false, null, null, array_remove(array[r.account_id], null), null, null, '{}',
    null, r.need, r.need_encrypted, r.language, r.contact_encrypted is not null or r.account_id is not null
  from tool_requests r
  left join teams t on t.id = r.team_id
  union all
  select 'adoption', a.id, a.reference, null, null, null,
    coalesce(t.name, ''), a.team_id, null, a.state, a.version,
    false, a.received_at, null, a.due_on, a.changed_at, a.assigned_to,
    a.locked_by, a.locked_until,
    case
      when a.state = 'received' then 'open'
      when a.state = 'inTouch' then 'waiting'
      else 'decided'
    end,
    false, null, null, array_remove(array[a.account_id], null), null, null, '{}',
    a.number, a.organisation, a.organisation_encrypted, null, true
  from adoption_requests a
  left join teams t on t.id = a.team_id
  union all
  select 'order', o.id, o.reference, o.offering_kind, o.offering_number, null,
    coalesce(g.name, t.name), o.team_id, o.organisation_id, o.state, o.version,
    false, o.requested_at, null, o.due_on, coalesce(o.ended_at, o.confirmed_at), o.assigned_to,
    o.locked_by, o.locked_until,
    case
      when o.state = 'disputed' then 'open'
      when o.provider_team_id is not null or o.state in ('confirmed', 'declined', 'closed') then 'decided'
      when o.state in ('requested', 'scheduled')
        or o.state = case o.offering_kind when 'service' then 'delivering' else 'delivered' end then 'open'
      else 'waiting'
    end,
    false, null, null, '{}', null, null, '{}',
    null, null, null, null, true
  from orders o
  join teams t on t.id = o.team_id
  left join organisations g on g.id = o.organisation_id
  where o.provider_team_id is null or o.is_disputed;
`)
    .execute(db)
}
