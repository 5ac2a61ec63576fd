import { type Kysely, sql } from 'kysely'

/** The award whose stop freed the place and the money of this one; of older awards it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table venture_awards add column in_place_of uuid references venture_awards;
create index venture_awards_in_place_of on venture_awards (in_place_of);
`)
    .execute(db)
}
