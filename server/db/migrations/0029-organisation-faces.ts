import { type Kysely, sql } from 'kysely'

/**
 * What an organisation has agreed to show of itself. Without a row, and until it says so, it shows nothing. A row alone
 * shows nothing either: the verification must hold on the day of reading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table organisation_faces (
    organisation_id uuid primary key references organisations,
    is_shown boolean not null,
    shows_tools boolean not null,
    about_zh text not null,
    about_en text not null,
    website text not null,
    version integer not null default 1,
    changed_by uuid not null references accounts,
    changed_at timestamptz not null default now()
  )`,
  // The projects that an organisation has made, by the name under which they stand.
  `create index content_live_makers on content_live ((fields->>'maker')) where collection = 'projects'`,
  "create index applications_of_organisation_active on applications (organisation_id) where state = 'active'",
  "create index adoption_requests_adopted on adoption_requests (team_id) where state = 'adopted'",
]
