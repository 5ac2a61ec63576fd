import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * Fields are made, named, ordered and retired as records of `fieldPages`. The database keeps the list of fields in step
 * with what visitors read of them, so that no way of publishing can forget it. A field that had no page gets one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await givePages(db)
}

/** Where a field stands only in one language, the other calls it by the same name. */
const words = (language: 'zh' | 'en', name: string) =>
  `coalesce(max(fields->>'${name}') filter (where language = '${language}'), max(fields->>'${name}'))`

const statements = [
  'drop trigger keep_field_names on content_live',
  'drop function keep_field_names()',
  'alter table fields add column number integer',
  `update fields set number = live.number from content_live live
    where live.collection = 'fieldPages' and live.alias = fields.alias`,
  `create function keep_fields() returns trigger language plpgsql as $$
    declare subject text := case when tg_op = 'DELETE' then old.alias else new.alias end;
    begin
      insert into fields (alias, number, position, name_zh, name_en, summary_zh, summary_en)
      select subject, max(number), (array_agg(position order by published_at desc))[1],
        ${words('zh', 'title')}, ${words('en', 'title')}, ${words('zh', 'summary')}, ${words('en', 'summary')}
      from content_live where collection = 'fieldPages' and alias = subject
      having count(*) > 0
      on conflict (alias) do update set number = excluded.number, position = excluded.position,
        name_zh = excluded.name_zh, name_en = excluded.name_en,
        summary_zh = excluded.summary_zh, summary_en = excluded.summary_en;
      if not found then delete from fields where alias = subject; end if;
      return null;
    end
  $$`,
  `create trigger keep_fields_put after insert or update on content_live
    for each row when (new.collection = 'fieldPages') execute function keep_fields()`,
  `create trigger keep_fields_remove after delete on content_live
    for each row when (old.collection = 'fieldPages') execute function keep_fields()`,
]

type Field = {
  alias: string
  position: number
  name_zh: string
  name_en: string
  summary_zh: string
  summary_en: string
}

async function givePages(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Field>`
    select * from fields where not exists (
      select from content_records where collection = 'fieldPages' and content_records.alias = fields.alias)
    order by position, alias`.execute(db)
  for (const field of rows) await givePage(db, field)
}

async function givePage(db: Kysely<unknown>, field: Field): Promise<void> {
  const shared = JSON.stringify({ services: [], articles: [], order: String(field.position) })
  const { rows } = await sql<{ number: number }>`
    insert into content_records (collection, number, alias, source_language, shared)
    values ('fieldPages', nextval('content_numbers'), ${field.alias}, 'zh', ${shared}) returning number`.execute(
    db,
  )
  const number = rows[0]?.number
  const texts = [
    { language: 'zh', title: field.name_zh, summary: field.summary_zh },
    { language: 'en', title: field.name_en, summary: field.summary_en },
  ]
  for (const { language, ...text } of texts) {
    const fields = JSON.stringify({ ...text, body: '', needs: '' })
    const hash = hashOf(text)
    await sql`insert into content_texts (collection, number, language, state, fields, live_version,
        first_published_at, published_at)
      values ('fieldPages', ${number}, ${language}, 'published', ${fields}, 1, now(), now())`.execute(db)
    await sql`insert into content_versions (collection, number, language, version, fields, shared, text_hash)
      values ('fieldPages', ${number}, ${language}, 1, ${fields}, ${shared}, ${hash})`.execute(db)
    await sql`insert into content_live (collection, number, language, version, alias, fields, shared, text_hash,
        position, first_published_at, published_at)
      values ('fieldPages', ${number}, ${language}, 1, ${field.alias}, ${fields}, ${shared}, ${hash},
        ${field.position}, now(), now())`.execute(db)
  }
}

/** As versions are told apart: by what is filled, in one order. */
function hashOf(fields: Record<string, string>): Buffer {
  const filled = Object.entries(fields).filter(([, value]) => value.length > 0)
  const text = JSON.stringify(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest()
}
