import { type Kysely, sql } from 'kysely'

/**
 * The self-test. A version is a questionnaire as somebody has begun to answer it: it is kept once for each
 * content and never changes. A result belongs to the browser that answers; its answers hold choices and numbers
 * alone, links that were given as evidence are encrypted beside them. A browser answers one test of a use at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table selftest_versions (
  id uuid primary key default uuid7(),
  content_hash bytea not null unique,
  questionnaire jsonb not null,
  created_at timestamptz not null default now()
);

create table selftest_results (
  id uuid primary key default uuid7(),
  version_id uuid not null references selftest_versions,
  selftest_use text not null check (selftest_use in ('maturity', 'service')),
  browser_hash bytea not null,
  entity_type text check (entity_type in
    ('association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam')),
  organisation_size text check (organisation_size in ('upTo5', 'upTo20', 'upTo50', 'over50')),
  answers jsonb not null default '{}',
  links_encrypted text,
  started_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index selftest_results_open on selftest_results (browser_hash, selftest_use)
  where finished_at is null;
create index selftest_results_browser on selftest_results (browser_hash, selftest_use, id desc);
create index selftest_results_changed on selftest_results (changed_at);
create index selftest_results_version on selftest_results (version_id);
`)
    .execute(db)
}
