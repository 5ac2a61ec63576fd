import { type Kysely, sql } from 'kysely'

/**
 * Suspensions of accounts: by whom, why, and who lifted them; of each account at most one that lasts. Nobody suspends
 * themselves, and nobody lifts what they have begun.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table account_suspensions (
    id uuid primary key default uuid7(),
    account_id uuid not null references accounts,
    reason text not null,
    words_encrypted text not null,
    suspended_by uuid not null references accounts,
    suspended_at timestamptz not null default now(),
    lift_reason text,
    lift_words_encrypted text,
    lifted_by uuid references accounts,
    lifted_at timestamptz,
    constraint account_suspensions_by_another check (account_id <> suspended_by),
    constraint account_suspensions_four_eyes check (lifted_by <> suspended_by),
    check ((lifted_at is null) = (lifted_by is null)),
    check ((lifted_at is null) = (lift_reason is null)),
    check ((lifted_at is null) = (lift_words_encrypted is null))
  )`,
  'create unique index account_suspensions_lasting on account_suspensions (account_id) where lifted_at is null',
  'create index account_suspensions_account on account_suspensions (account_id, suspended_at)',
  'create index account_suspensions_by on account_suspensions (suspended_by)',
  'create index account_suspensions_lifted_by on account_suspensions (lifted_by)',
]
