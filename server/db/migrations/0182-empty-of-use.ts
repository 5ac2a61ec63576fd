import { type Kysely, sql } from 'kysely'

/** Drops tables that no release since the baseline writes or reads: their contents are records and `working_days`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table articles, notice_texts, notices, scene_tools, scene_texts, scenes, topic_tools, topic_texts,
    topics, working_day_exceptions`.execute(db)
}
