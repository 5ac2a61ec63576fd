import { type Kysely, sql } from 'kysely'

/** Volunteer activities are read in one order both ways: by their last day, then their time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index content_live_volunteer_order
      on content_live (
        (coalesce(nullif(shared->>'endsOn', ''), shared->>'startsOn')), (coalesce(shared->>'startTime', '')), number
      )
      where collection = 'volunteerActivities'`.execute(db)
  await sql`drop index content_live_volunteer_days`.execute(db)
}
