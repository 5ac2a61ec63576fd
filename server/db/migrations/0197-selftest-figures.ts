import { type Kysely, sql } from 'kysely'

/**
 * What many answered, counted each night: a figure of fewer than ten is not kept, and one is counted again only
 * when five more or fewer are behind it, so that nobody's answers follow from the difference of two nights. An
 * answer to a question stands by what the questions were; versions that were begun before have no hash of theirs
 * until they are begun again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table selftest_figures (
  selftest_use text not null check (selftest_use in ('maturity', 'service')),
  measure text not null check (measure in ('dimension', 'question', 'advice')),
  key integer not null,
  basis bytea not null,
  entity_type text,
  organisation_size text,
  givers integer not null check (givers >= 10),
  counts jsonb not null,
  constraint selftest_figures_once unique nulls not distinct
    (selftest_use, measure, key, basis, entity_type, organisation_size)
);
alter table selftest_versions add column basis bytea;
alter table selftest_results
  add column advised integer[] not null default '{}',
  add column opened integer[] not null default '{}';
`)
    .execute(db)
}
