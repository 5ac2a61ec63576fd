import { type Kysely, sql } from 'kysely'

/** Codes for the day when the second factor is not at hand. Each works once; a new set takes the place of the old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table recovery_codes (
    account_id uuid not null references accounts,
    code_hash bytea not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,
]
