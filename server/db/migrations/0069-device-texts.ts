import { type Kysely, sql } from 'kysely'

/** Who wants a text message about each sign-in on a device that was never seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table message_preferences add column has_device_texts boolean not null default false')
    .execute(db)
}
