import { type Kysely, sql } from 'kysely'

/**
 * Subjects of the audit are found however their ids were written: entries from before ids had one spelling hold some in
 * capitals, and the chain of hashes does not let them be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_events_subject_written on audit_events (subject_kind, lower(subject_id), position)`.execute(
    db,
  )
  await sql`drop index audit_events_subject`.execute(db)
}
