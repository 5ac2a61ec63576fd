import { type Kysely, sql } from 'kysely'

/**
 * Changes of a team's super admin. Names and statements stand encrypted. The table itself holds that two persons
 * decide and that neither of them is a side: no way in can leave that out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const states = `'requested', 'notified', 'cooling_off', 'deciding', 'contested', 'done', 'refused', 'withdrawn'`
const verdicts = `'complete', 'refuse'`

const statements = [
  `create table super_admin_changes (
    id uuid primary key default uuid7(),
    reference text not null unique,
    kind text not null check (kind in ('takeOver', 'succession', 'handOver')),
    team_id uuid not null references teams,
    organisation_id uuid not null references organisations,
    requested_by uuid not null references accounts,
    sitting_account_id uuid not null references accounts,
    next_account_id uuid not null references accounts,
    real_name_encrypted text not null,
    position_encrypted text not null,
    statement_encrypted text not null,
    answer_encrypted text,
    state text not null check (state in (${states})),
    version integer not null default 1,
    requested_at timestamptz not null default now(),
    cooling_until date not null,
    due_on date,
    agreed_at timestamptz,
    first_verdict text check (first_verdict in (${verdicts})),
    first_reason text,
    first_by uuid references accounts,
    first_at timestamptz,
    second_by uuid references accounts,
    decided_at timestamptz,
    reason text,
    locked_by uuid references accounts,
    locked_until timestamptz,
    check (sitting_account_id <> next_account_id),
    check (requested_by in (sitting_account_id, next_account_id)),
    constraint super_admin_changes_two_persons check (
      state not in ('done', 'refused')
      or (first_by is not null and second_by is not null and first_by <> second_by)
    ),
    constraint super_admin_changes_no_side_decides check (
      (first_by is null or first_by not in (sitting_account_id, next_account_id))
      and (second_by is null or second_by not in (sitting_account_id, next_account_id))
    )
  )`,
  `create unique index super_admin_changes_one_open on super_admin_changes (team_id)
    where state not in ('done', 'refused', 'withdrawn')`,
  'create index super_admin_changes_queue on super_admin_changes (state, due_on, id)',
  'create index super_admin_changes_requester on super_admin_changes (requested_by)',
  'create index super_admin_changes_sitting on super_admin_changes (sitting_account_id)',
  'create index super_admin_changes_next on super_admin_changes (next_account_id)',
  'create index super_admin_changes_organisation on super_admin_changes (organisation_id)',
  `create table super_admin_change_events (
    id uuid primary key default uuid7(),
    change_id uuid not null references super_admin_changes,
    at timestamptz not null default clock_timestamp(),
    action text not null,
    side text not null check (side in ('requester', 'otherSide', 'portal', 'staff')),
    account_id uuid references accounts,
    state text not null check (state in (${states})),
    reason text
  )`,
  'create index super_admin_change_events_of on super_admin_change_events (change_id, id)',
  'alter table data_views drop constraint data_views_what_check',
  `alter table data_views add constraint data_views_what_check
    check (what in ('application', 'verification', 'adoption', 'toolRequest', 'superAdminChange'))`,
]
