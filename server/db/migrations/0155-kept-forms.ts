import { type Kysely, sql } from 'kysely'

/** What a form without script held when its session had ended: for the same person in the same browser, for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_forms (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    browser_hash bytea not null,
    form_encrypted text not null,
    kept_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index kept_forms_account on kept_forms (account_id, kept_at)`.execute(db)
  await sql`create index kept_forms_age on kept_forms (kept_at)`.execute(db)
}
