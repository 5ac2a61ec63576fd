import { type Kysely, sql } from 'kysely'

/** Administrators search the audit by who did something, by what was done, and by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index audit_events_account on audit_events (account_id, position desc) where account_id is not null',
  'create index audit_events_kind on audit_events (kind text_pattern_ops, position desc)',
  'create index audit_events_at on audit_events (at)',
]
