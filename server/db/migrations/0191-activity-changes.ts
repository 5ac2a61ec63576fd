import { type Kysely, sql } from 'kysely'

/** Programs follow activities by when each was published last, or withdrawn; a language at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index content_live_activity_changes on content_live (language, published_at, number)
  where collection = 'volunteerActivities';
create index content_texts_activities_gone on content_texts (language, updated_at, number)
  where collection = 'volunteerActivities' and live_version is null and first_published_at is not null;
`)
    .execute(db)
}
