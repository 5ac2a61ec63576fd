import { type Kysely, sql } from 'kysely'

/**
 * Disputes of hours as work of staff: what each side says, with its reasons, and what was settled. A sign-up has at
 * most one, so that what was settled stays so. The view is widened by them, as it stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table volunteer_signups
  drop constraint volunteer_signups_state_check,
  add constraint volunteer_signups_state_check check (state in ('applied', 'waitlisted', 'offered', 'accepted',
    'declined', 'withdrawn', 'lapsed', 'cancelled', 'attended', 'absent', 'stated', 'disputed', 'confirmed'));

create table hours_disputes (
  id uuid primary key default uuid7(),
  reference text not null unique,
  signup_id uuid not null unique references volunteer_signups on delete cascade,
  account_id uuid not null references accounts,
  team_id uuid not null references teams,
  state text not null default 'disputed' check (state in ('disputed', 'agreed', 'settled')),
  version integer not null default 1,
  raised_by text not null check (raised_by in ('host', 'volunteer')),
  host_minutes integer check (host_minutes >= 0),
  host_words_encrypted text,
  volunteer_minutes integer check (volunteer_minutes >= 0),
  volunteer_words_encrypted text,
  minutes integer check (minutes >= 0),
  words_encrypted text,
  due_on date not null,
  raised_at timestamptz not null default now(),
  ended_at timestamptz,
  assigned_to uuid references accounts,
  locked_by uuid references accounts,
  locked_until timestamptz,
  check ((state = 'disputed') = (minutes is null)),
  check ((state = 'settled') = (words_encrypted is not null))
);
create index hours_disputes_state on hours_disputes (state, due_on, id);
create index hours_disputes_account on hours_disputes (account_id);
create index hours_disputes_team on hours_disputes (team_id);
create index hours_disputes_assigned on hours_disputes (assigned_to, state);
`)
    .execute(db)
  const { rows } = await sql<{
    view: string
  }>`select pg_get_viewdef('staff_queue'::regclass) as view`.execute(db)
  await sql
    .raw(`
create or replace view staff_queue as ${rows[0]?.view.replace(/;\s*$/, '')}
  union all
  select 'hoursDispute', d.id, d.reference, null, null, null,
    t.name, d.team_id, t.organisation_id, d.state, d.version,
    false, d.raised_at, null, d.due_on, d.ended_at, d.assigned_to,
    d.locked_by, d.locked_until,
    case when d.state = 'disputed' then 'open' else 'decided' end,
    false, null, null, array[d.account_id], null, null, '{}',
    null, null, null, null, true
  from hours_disputes d
  join teams t on t.id = d.team_id;
`)
    .execute(db)
}
