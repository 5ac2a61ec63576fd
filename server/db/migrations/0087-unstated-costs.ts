import { type Kysely, sql } from 'kysely'

/**
 * What is published of a tool without its cost no longer says that it is free. What both languages share holds as it
 * was published last. The counts of the filters follow by their trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update tools t set cost = 'unstated'
    from (
      select distinct on (number) number, coalesce(shared->>'toolCost', '') as stated
      from content_live where collection = 'tools'
      order by number, published_at desc, language
    ) live
    where live.number = t.number and live.stated = '' and t.cost = 'free'`.execute(db)
}
