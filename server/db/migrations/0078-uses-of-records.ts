import { type Kysely, sql } from 'kysely'

/**
 * By indexes: where a picture is used, also in drafts and in older versions, since one that is used nowhere can be
 * deleted; and which records point to another or have been given a choice, which lists are narrowed by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  "create index content_records_identifiers on content_records using gin (identifiers_in('{}', shared))",
  "create index content_texts_identifiers on content_texts using gin (identifiers_in(fields, '{}'))",
  'create index content_versions_identifiers on content_versions using gin (identifiers_in(fields, shared))',
  'create index content_records_shared on content_records using gin (shared jsonb_path_ops)',
]
