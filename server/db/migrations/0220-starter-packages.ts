import { type Kysely, sql } from 'kysely'

/**
 * Which record came from which package that staff chose, and a digest of what it said then, by which a change is
 * noticed. A row stays when its record is removed, so that the record stays removed; it goes when its package is
 * taken out. A record comes from one package at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table package_records (
  package text not null,
  collection text not null,
  number integer not null,
  digest bytea not null,
  taken_at timestamptz not null default now(),
  primary key (collection, number)
);
create index package_records_package on package_records (package);
`)
    .execute(db)
}
