import { type Kysely, sql } from 'kysely'

/**
 * Which pictures the published texts show, by an index: whether readers see a picture was asked of every text. Pictures
 * stand as identifiers in fields and in the addresses within bodies; other identifiers that are found do no harm.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create function identifiers_in(fields jsonb, shared jsonb) returns uuid[]
    language sql immutable parallel safe
    return array(select distinct found[1]::uuid from regexp_matches(fields::text || shared::text,
      '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found)`,
  'create index content_live_identifiers on content_live using gin (identifiers_in(fields, shared))',
]
