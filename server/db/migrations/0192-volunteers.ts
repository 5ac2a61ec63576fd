import { type Kysely, sql } from 'kysely'

/**
 * Shifts of volunteer activities, and sign-ups for them. Places are counted by a trigger, so that no way of
 * changing or removing a sign-up leaves the count wrong, and a check keeps a shift from being oversubscribed,
 * whoever writes. Somebody has at most one living sign-up for a shift.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table activity_hosts (
  activity integer primary key,
  team_id uuid not null references teams,
  proposed_by uuid references accounts,
  proposed_at timestamptz not null default now(),
  told_at timestamptz
);
create index activity_hosts_team on activity_hosts (team_id, activity desc);
create index activity_hosts_untold on activity_hosts (activity) where told_at is null;

create table volunteer_shifts (
  id uuid primary key default uuid7(),
  activity integer not null references activity_hosts,
  task text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  places integer not null check (places > 0),
  taken integer not null default 0 check (taken >= 0 and taken <= places),
  is_direct boolean not null,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index volunteer_shifts_activity on volunteer_shifts (activity, starts_at);

create table volunteer_signups (
  id uuid primary key default uuid7(),
  shift_id uuid not null references volunteer_shifts,
  account_id uuid not null references accounts,
  state text not null default 'applied' check (state in ('applied', 'waitlisted', 'offered', 'accepted',
    'declined', 'withdrawn', 'lapsed', 'cancelled')),
  version integer not null default 1,
  size integer not null default 1 check (size > 0),
  name_encrypted text not null,
  note_encrypted text,
  answer_encrypted text,
  due_on date,
  late_told_at timestamptz,
  offered_until timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((state = 'offered') = (offered_until is not null))
);
create unique index volunteer_signups_one on volunteer_signups (shift_id, account_id)
  where state not in ('declined', 'withdrawn', 'lapsed', 'cancelled');
create index volunteer_signups_account on volunteer_signups (account_id, id desc);
create index volunteer_signups_shift on volunteer_signups (shift_id, id);
create index volunteer_signups_waiting on volunteer_signups (shift_id, id) where state = 'waitlisted';
create index volunteer_signups_offered on volunteer_signups (offered_until) where state = 'offered';
create index volunteer_signups_due on volunteer_signups (due_on) where state = 'applied' and late_told_at is null;
create index volunteer_signups_open on volunteer_signups (shift_id)
  where state in ('applied', 'waitlisted', 'offered');
create index volunteer_signups_unreminded on volunteer_signups (shift_id)
  where state = 'accepted' and reminded_at is null;
create index volunteer_signups_ended on volunteer_signups (changed_at)
  where state in ('declined', 'withdrawn', 'lapsed', 'cancelled');

create table volunteer_feeds (
  account_id uuid primary key references accounts,
  token_index text not null unique,
  token_encrypted text not null,
  created_at timestamptz not null default now()
);

create function places_of_signup(state text, size integer) returns integer language sql immutable as $$
  select case when state not in ('applied', 'waitlisted', 'declined', 'withdrawn', 'lapsed', 'cancelled')
    then size else 0 end
$$;

create function count_places() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' then change := change - places_of_signup(old.state, old.size); end if;
  if tg_op <> 'DELETE' then change := change + places_of_signup(new.state, new.size); end if;
  if change <> 0 then
    update volunteer_shifts set taken = taken + change where id = coalesce(new.shift_id, old.shift_id);
  end if;
  return null;
end
$$;

create trigger volunteer_signups_places after insert or update or delete on volunteer_signups
  for each row execute function count_places();
`)
    .execute(db)
}
