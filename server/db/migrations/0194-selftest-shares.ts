import { type Kysely, sql } from 'kysely'

/** Links to a report on a self-test. Each has an end, and goes with the result or when its owner takes it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table selftest_shares (
  id uuid primary key default uuid7(),
  result_id uuid not null references selftest_results on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index selftest_shares_result on selftest_shares (result_id);
create index selftest_shares_expires on selftest_shares (expires_at);
`)
    .execute(db)
}
