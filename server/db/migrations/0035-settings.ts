import { type Kysely, sql } from 'kysely'

/**
 * Settings are counted, so that nobody overwrites what somebody else has just saved. Holidays stood in two tables, of
 * which staff fill one: what the other has moves there. It stays, empty of use, for nodes of an earlier release that
 * run beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table settings add column version integer not null default 1',
  `insert into working_days (day, kind)
    select day::date, kind from working_day_exceptions
    on conflict do nothing`,
]
