import { type Kysely, sql } from 'kysely'

/** When the team was told that papers of a returned verification go, and when they went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table organisations add column papers_warned_at timestamptz',
  'alter table organisations add column papers_removed_at timestamptz',
  `create index organisations_returned on organisations (decided_at) where state = 'returned' and papers_removed_at is null`,
]
