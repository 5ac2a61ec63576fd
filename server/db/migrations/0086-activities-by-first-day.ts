import { type Kysely, sql } from 'kysely'

/** Activities to come are listed by their first day: one index has those to begin, one finds those that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index content_live_volunteer_starts
      on content_live ((shared->>'startsOn'), (coalesce(shared->>'startTime', '')), number)
      where collection = 'volunteerActivities'`.execute(db)
  // Days as whole numbers like 20261123: casting a text to a date is not the same at all times for an index.
  await sql`
    create index content_live_volunteer_span on content_live using gist (int4range(
        nullif(replace(shared->>'startsOn', '-', ''), '')::integer,
        greatest(
          nullif(replace(shared->>'endsOn', '-', ''), '')::integer,
          nullif(replace(shared->>'startsOn', '-', ''), '')::integer
        ),
        '[]'
      )) where collection = 'volunteerActivities'`.execute(db)
}
