import { type Kysely, sql } from 'kysely'

/** What a message to staff asks of who reads it is a privilege, and is called so; rows and their values stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table notifications rename column staff_role to staff_privilege').execute(db)
}
