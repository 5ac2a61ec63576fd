import { type Kysely, sql } from 'kysely'

/**
 * A self-test that colleagues answer apart: a round invites by its link. The answers of each stay with their
 * browser, which can delete them. A round lasts until its team settles or ends it; what is settled is the team's
 * result. A team has one round of a use at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table selftest_rounds (
  id uuid primary key default uuid7(),
  team_id uuid not null references teams,
  selftest_use text not null check (selftest_use in ('maturity', 'service')),
  version_id uuid not null references selftest_versions,
  entity_type text check (entity_type in
    ('association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam')),
  organisation_size text check (organisation_size in ('upTo5', 'upTo20', 'upTo50', 'over50')),
  token_hash bytea not null unique,
  token_encrypted text not null,
  opened_at timestamptz not null default now(),
  closes_at timestamptz not null,
  unique (team_id, selftest_use)
);
create index selftest_rounds_closes on selftest_rounds (closes_at);
create index selftest_rounds_version on selftest_rounds (version_id);
alter table selftest_results add column round_id uuid references selftest_rounds on delete set null;
create unique index selftest_results_round on selftest_results (round_id, browser_hash)
  where round_id is not null;
`)
    .execute(db)
}
