import { type Kysely, sql } from 'kysely'

/**
 * What staff answer to requests for tools, and who did so last. The answer is what was sent: it is written once and
 * stays. Looking at a contact is kept for the person it belongs to, as of applications and adoptions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table tool_requests
    add column version integer not null default 1,
    add column answer text,
    add column answer_tool integer references tools (number),
    add column note text not null default '',
    add column changed_at timestamptz,
    add column changed_by uuid references staff_members (account_id)`,
  'alter table data_views drop constraint data_views_what_check',
  `alter table data_views add constraint data_views_what_check
    check (what in ('application', 'verification', 'adoption', 'toolRequest'))`,
]
