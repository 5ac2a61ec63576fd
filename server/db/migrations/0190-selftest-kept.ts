import { type Kysely, sql } from 'kysely'

/**
 * Self-tests that a team keeps. A result belongs either to the browser that answers it or to a team, which has a
 * copy of its own: what the browser changes or deletes later leaves it alone. A score stands with a hash of the
 * questions that it came from, since only scores from the same questions are held against each other; dimension 0
 * is the whole test. Steps of the plan are kept with the result that advised them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table selftest_results
  alter column browser_hash drop not null,
  add column team_id uuid references teams,
  add column kept_from uuid,
  add constraint selftest_results_owner check ((browser_hash is null) <> (team_id is null)),
  add constraint selftest_results_kept check (team_id is null or finished_at is not null);
create unique index selftest_results_once on selftest_results (team_id, kept_from) where team_id is not null;
create index selftest_results_team on selftest_results (team_id, selftest_use, finished_at desc, id desc)
  where team_id is not null;

create table selftest_scores (
  result_id uuid not null references selftest_results on delete cascade,
  dimension integer not null,
  basis bytea not null,
  score smallint not null check (score between 0 and 100),
  primary key (result_id, dimension)
);

create table selftest_steps (
  id uuid primary key default uuid7(),
  team_id uuid not null references teams,
  result_id uuid not null references selftest_results on delete cascade,
  selftest_use text not null check (selftest_use in ('maturity', 'service')),
  advice integer not null,
  dimension integer not null,
  basis bytea not null,
  from_score smallint not null,
  target_score smallint not null check (target_score between 1 and 100),
  due_on date not null,
  done_at timestamptz,
  reminded_for date,
  created_at timestamptz not null default now()
);
create unique index selftest_steps_open on selftest_steps (team_id, selftest_use, advice) where done_at is null;
create index selftest_steps_team on selftest_steps (team_id, selftest_use, due_on);
create index selftest_steps_due on selftest_steps (due_on) where done_at is null;
create index selftest_steps_result on selftest_steps (result_id);
`)
    .execute(db)
}
