import { type Kysely, sql } from 'kysely'

/** Certificates of confirmed hours. Without a person, whose account is gone, one still says whether it is valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table volunteer_contacts (
  team_id uuid primary key references teams,
  contact text not null
);

create table volunteer_certificates (
  id uuid primary key default uuid7(),
  number text not null unique,
  code_encrypted text not null,
  account_id uuid references accounts,
  activity integer not null,
  team_id uuid not null references teams,
  host text not null,
  state text not null default 'issued' check (state in ('issued', 'replaced', 'revoked')),
  version integer not null default 1,
  shows text not null check (shows in ('validity', 'work', 'all')),
  facts_encrypted text,
  reason_encrypted text,
  issued_on date not null,
  ended_at timestamptz check ((ended_at is null) = (state = 'issued'))
);
create unique index volunteer_certificates_valid on volunteer_certificates (account_id, activity)
  where state = 'issued' and account_id is not null;
create index volunteer_certificates_account on volunteer_certificates (account_id, id desc);
create index volunteer_certificates_activity on volunteer_certificates (activity, id desc);
`)
    .execute(db)
}
