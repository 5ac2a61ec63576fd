import { type Kysely, sql } from 'kysely'

/**
 * Fields, as their pages are published, and the list of technology resources. The page of a field names it everywhere:
 * the database keeps the names by which tools and projects are filed in step with what is published, so that no way of
 * publishing can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index content_live_resources on content_live using gin (shared jsonb_path_ops)
    where collection = 'resources'`,
  `create function keep_field_names() returns trigger language plpgsql as $$
    begin
      if new.language = 'zh' then
        update fields set name_zh = new.fields->>'title', summary_zh = new.fields->>'summary' where alias = new.alias;
      else
        update fields set name_en = new.fields->>'title', summary_en = new.fields->>'summary' where alias = new.alias;
      end if;
      return null;
    end
  $$`,
  `create trigger keep_field_names after insert or update on content_live
    for each row when (new.collection = 'fieldPages') execute function keep_field_names()`,
]
