import { type Kysely, sql } from 'kysely'

/**
 * Questions about an entry, both ways: of staff, for themselves or for a judge, to the team, and of the team to staff.
 * Answers are only added to. Who has read what is kept by question and version, 0 for the question itself. All are
 * work of staff, those of staff while the team answers: the view is widened by them, as it stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table venture_questions (
  id uuid primary key default uuid7(),
  reference text not null unique,
  entry_id uuid not null references venture_entries on delete cascade,
  round_number integer not null references venture_rounds (number),
  team_id uuid not null references teams,
  asked_by text not null check (asked_by in ('team', 'staff')),
  account_id uuid not null references accounts,
  judge_id uuid references accounts check (judge_id is null or asked_by = 'staff'),
  state text not null default 'asked' check (state in ('asked', 'answered')),
  version integer not null default 1,
  text_encrypted text not null,
  due_on date not null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  assigned_to uuid references accounts,
  locked_by uuid references accounts,
  locked_until timestamptz
);
create index venture_questions_entry on venture_questions (entry_id, id);
create index venture_questions_team on venture_questions (team_id, state);
create index venture_questions_state on venture_questions (state, due_on, id);
create index venture_questions_assigned on venture_questions (assigned_to, state);

create table venture_answers (
  question_id uuid not null references venture_questions on delete cascade,
  version integer not null check (version > 0),
  account_id uuid not null references accounts,
  text_encrypted text not null,
  at timestamptz not null default now(),
  primary key (question_id, version)
);

create table venture_question_reads (
  question_id uuid not null references venture_questions on delete cascade,
  version integer not null check (version >= 0),
  account_id uuid not null references accounts,
  side text not null check (side in ('team', 'staff')),
  at timestamptz not null default now(),
  primary key (question_id, version, account_id)
);
`)
    .execute(db)
  const { rows } = await sql<{
    view: string
  }>`select pg_get_viewdef('staff_queue'::regclass) as view`.execute(db)
  await sql
    .raw(`
create or replace view staff_queue as ${rows[0]?.view.replace(/;\s*$/, '')}
  union all
  select 'ventureQuestion', q.id, q.reference, 'round', q.round_number, null,
    coalesce(o.name, t.name), q.team_id, t.organisation_id, q.state, q.version,
    false, q.asked_at, null, q.due_on, q.answered_at, q.assigned_to,
    q.locked_by, q.locked_until,
    case when q.state = 'answered' then 'decided' when q.asked_by = 'team' then 'open' else 'waiting' end,
    false, null, null, case when q.asked_by = 'team' then array[q.account_id] else '{}' end, null, null, '{}',
    null, null, null, null, true
  from venture_questions q
  join teams t on t.id = q.team_id
  left join organisations o on o.id = t.organisation_id;
`)
    .execute(db)
}
