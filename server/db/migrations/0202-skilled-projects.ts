import { type Kysely, sql } from 'kysely'

/**
 * Skilled projects: what follows when a volunteer is accepted for a call. Work that is stated in one is a shift of
 * its own, so that hours and certificates come of it as of any other. Whoever is accepted already has one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table skilled_projects (
  id uuid primary key default uuid7(),
  signup_id uuid unique references volunteer_signups on delete set null,
  activity integer not null,
  team_id uuid not null references teams,
  account_id uuid references accounts,
  contact_id uuid references accounts,
  state text not null default 'scoping' check (state in ('scoping', 'scoped', 'talked', 'running', 'concluded',
    'ended')),
  version integer not null default 1,
  scope_encrypted text,
  proposal text check (proposal in ('scope', 'talk', 'hours')),
  proposal_encrypted text,
  proposed_side text check (proposed_side in ('host', 'volunteer')),
  talk_at timestamptz,
  talk_how_encrypted text,
  talk_reminded_at timestamptz,
  minutes integer check (minutes > 0),
  ends_on date,
  end_told_on date,
  quiet_told_at timestamptz,
  achieved_encrypted text,
  comment_encrypted text,
  reason_encrypted text,
  closed_side text check (closed_side in ('host', 'volunteer', 'portal')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((proposal is null) = (proposed_side is null)),
  check (state <> 'running' or (minutes is not null and ends_on is not null)),
  check ((closed_side is not null) = (state in ('concluded', 'ended')))
);
create index skilled_projects_account on skilled_projects (account_id, id desc);
create index skilled_projects_contact on skilled_projects (contact_id)
  where state in ('scoping', 'scoped', 'talked', 'running');
create index skilled_projects_team on skilled_projects (team_id, id desc);
create index skilled_projects_open on skilled_projects (changed_at)
  where state in ('scoping', 'scoped', 'talked', 'running');
create index skilled_projects_ended on skilled_projects (changed_at) where state = 'ended';

alter table volunteer_shifts add column project_id uuid references skilled_projects;
create index volunteer_shifts_project on volunteer_shifts (project_id, starts_at) where project_id is not null;

insert into skilled_projects (signup_id, activity, team_id, account_id, contact_id)
select s.id, h.activity, a.team_id, s.account_id, a.proposed_by
from volunteer_signups s join volunteer_shifts h on h.id = s.shift_id join activity_hosts a using (activity)
where s.state = 'accepted' and exists (select 1 from content_live l
  where l.collection = 'volunteerActivities' and l.number = h.activity and l.shared->>'volunteerKind' = 'call');
`)
    .execute(db)
}
