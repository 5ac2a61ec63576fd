import { type Kysely, sql } from 'kysely'

/** Indexes for finding organisations whose names look alike, and those of a team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index organisations_like_name on organisations using gin (name_key gin_trgm_ops)',
  'create index organisations_team on organisations (team_id)',
]
