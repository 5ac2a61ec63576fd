import { type Kysely, sql } from 'kysely'

/**
 * When the renewal that runs was sent, since one that was sent in time keeps the verification standing until it is
 * decided, and how often a team was reminded of the end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table organisations add column renewal_sent_on date, add column reminded_days smallint',
  `update organisations set renewal_sent_on = (
      select (max(at) at time zone 'Asia/Shanghai')::date from organisation_events
      where organisation_id = organisations.id and action = 'renew')
    where state in ('pending_review', 'returned') and verified_until is not null`,
]
