import { type Kysely, sql } from 'kysely'

/**
 * Who scheduled a text, and, where it could not be published at its time, when that was and what was in the way, by
 * the dotted path of each field. It stands there until the text is moved again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table content_texts
    add column scheduled_by uuid references accounts,
    add column missed_at timestamptz,
    add column missed_why jsonb,
    add constraint content_texts_missed check ((missed_at is null) = (missed_why is null))`,
  'create index content_texts_missed on content_texts (collection, number) where missed_at is not null',
]
