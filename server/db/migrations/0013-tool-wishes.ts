import { type Kysely, sql } from 'kysely'

/**
 * The tool that a team last set out to apply for, so that it finds the way back after verification. One a team, and
 * of the team alone: it names no person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table tool_wishes (
        team_id uuid primary key references teams on delete cascade,
        tool_number integer not null references tools (number) on delete cascade,
        wished_at timestamptz not null default now()
      )`,
    )
    .execute(db)
}
