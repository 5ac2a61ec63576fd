import { type Kysely, sql } from 'kysely'

/** Whatever takes of a stock or gives back to it, every node forgets what it has kept of how much is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create function tell_stock() returns trigger language plpgsql as $$
    begin
      perform pg_notify('yisun_content', '"stock"');
      return null;
    end
  $$;
create trigger tell_stock after insert or update or delete on offering_stock_periods
  for each statement execute function tell_stock();
`)
    .execute(db)
}
