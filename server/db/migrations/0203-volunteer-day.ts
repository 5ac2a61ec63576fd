import { type Kysely, sql } from 'kysely'

/** Who left early, and who came unannounced: the latter have no account here, only the name that the host wrote down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table volunteer_signups add column left_at timestamptz;

create table volunteer_walk_ins (
  id uuid primary key default uuid7(),
  shift_id uuid not null references volunteer_shifts,
  name_encrypted text not null,
  left_at timestamptz,
  added_at timestamptz not null default now()
);
create index volunteer_walk_ins_shift on volunteer_walk_ins (shift_id, id);
create index volunteer_walk_ins_added on volunteer_walk_ins (added_at);
`)
    .execute(db)
}
