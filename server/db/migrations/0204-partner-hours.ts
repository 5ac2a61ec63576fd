import { type Kysely, sql } from 'kysely'

/** Since when a partner may have somebody's confirmed hours, and which it has been given: each shift of a person once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table partner_bindings add column hours_since timestamptz;

create sequence partner_hours_places;
create table partner_hours (
  id uuid primary key default uuid7(),
  binding_id uuid not null references partner_bindings on delete cascade,
  signup_id uuid not null references volunteer_signups on delete cascade,
  minutes integer not null check (minutes >= 0),
  place bigint not null default nextval('partner_hours_places'),
  given_at timestamptz not null default now(),
  unique (binding_id, signup_id)
);
create index partner_hours_place on partner_hours (binding_id, place);
create index partner_hours_signup on partner_hours (signup_id);
`)
    .execute(db)
}
