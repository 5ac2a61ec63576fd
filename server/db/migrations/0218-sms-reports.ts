import { type Kysely, sql } from 'kysely'

/** Whether a text message that a vendor took has reached the phone, as the vendor reports it later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Of a try with the outcome 'sent' alone; its reason is then the network's or the vendor's code.
alter table delivery_tries add column report text check (report in ('delivered', 'undelivered'));
`)
    .execute(db)
}
