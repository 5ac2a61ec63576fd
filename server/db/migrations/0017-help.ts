import { type Kysely, sql } from 'kysely'

/** Whether help articles helped: one voice for each visitor and article. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table help_votes (
    help_number integer not null,
    voter bytea not null,
    language text not null check (language in ('zh', 'en')),
    is_helpful boolean not null,
    voted_at timestamptz not null default now(),
    primary key (help_number, voter)
  )`,
]
