import { type Kysely, sql } from 'kysely'

/** Volunteer activities are listed by their last day, which stands in what is published of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index content_live_volunteer_days
      on content_live ((coalesce(nullif(shared->>'endsOn', ''), shared->>'startsOn')) desc, number desc)
      where collection = 'volunteerActivities'`.execute(db)
}
