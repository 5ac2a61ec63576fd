import { type Kysely, sql } from 'kysely'

/** Who came, and the hours: one side states them, the other confirms. Whoever came keeps the place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table volunteer_signups
  drop constraint volunteer_signups_state_check,
  add constraint volunteer_signups_state_check check (state in ('applied', 'waitlisted', 'offered', 'accepted',
    'declined', 'withdrawn', 'lapsed', 'cancelled', 'attended', 'absent', 'stated', 'confirmed')),
  add column minutes integer check (minutes > 0),
  add column stated_by text check (stated_by in ('host', 'volunteer')),
  add constraint volunteer_signups_stated check ((minutes is null) = (stated_by is null)),
  add constraint volunteer_signups_hours check (state not in ('stated', 'confirmed') or minutes is not null);
`)
    .execute(db)
}
