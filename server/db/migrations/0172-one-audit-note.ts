import { type Kysely, sql } from 'kysely'

/** How far the audit was noted was kept by machine and folder; whoever renamed the machine could take the notes away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into settings (key, value)
    select 'auditNoted', jsonb_build_object('position', max((value->>'position')::bigint)) from settings
    where key like 'auditNoted %' having count(*) > 0`.execute(db)
  await sql`delete from settings where key like 'auditNoted %'`.execute(db)
}
