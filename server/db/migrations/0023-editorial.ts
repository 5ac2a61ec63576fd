import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * Topics, scenes and notices of the toolbox move into the collections that staff edit, with their numbers, states and
 * order. Their old tables stay as they were, for nodes of an earlier release that run beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(noticesIndex).execute(db)
  await move(db, 'topics', await oldTopics(db))
  await move(db, 'scenes', await oldScenes(db))
  await move(db, 'notices', await oldNotices(db))
}

const noticesIndex = `create index content_live_notices on content_live ((shared->>'publishedOn') desc, number desc)
  where collection = 'notices'`

type Values = Record<string, string | string[]>
type OldText = {
  number: number
  language: 'zh' | 'en'
  state: 'draft' | 'published' | 'withdrawn'
  updated_at: Date
  fields: Values
  shared: Values
}

async function oldTopics(db: Kysely<unknown>): Promise<OldText[]> {
  const { rows } = await sql<OldText>`
    select x.topic_number as number, x.language, x.state, x.updated_at,
      jsonb_build_object('name', x.name, 'prefix', x.prefix, 'summary', x.summary) as fields,
      jsonb_build_object('order', o.position::text, 'tools', ${toolsOf('topic')}) as shared
    from topics o join topic_texts x on x.topic_number = o.number order by x.topic_number, x.language`.execute(
    db,
  )
  return rows
}

async function oldScenes(db: Kysely<unknown>): Promise<OldText[]> {
  const { rows } = await sql<OldText>`
    select x.scene_number as number, x.language, x.state, x.updated_at,
      jsonb_build_object('name', x.name, 'summary', x.summary,
        'steps', (select string_agg(step, E'\n' order by at) from jsonb_array_elements_text(x.steps)
          with ordinality as s (step, at))) as fields,
      jsonb_build_object('order', o.position::text, 'tools', ${toolsOf('scene')}) as shared
    from scenes o join scene_texts x on x.scene_number = o.number order by x.scene_number, x.language`.execute(
    db,
  )
  return rows
}

async function oldNotices(db: Kysely<unknown>): Promise<OldText[]> {
  const { rows } = await sql<OldText>`
    select x.notice_number as number, x.language, x.state, x.updated_at,
      jsonb_build_object('title', x.title, 'body', x.body) as fields,
      jsonb_build_object('publishedOn', o.published_on::text) as shared
    from notices o join notice_texts x on x.notice_number = o.number
    order by x.notice_number, x.language`.execute(db)
  return rows
}

/** Numbers of tools in the editors' order, as texts. */
function toolsOf(selection: 'topic' | 'scene') {
  return sql`coalesce((select jsonb_agg(t.tool_number::text order by t.position)
    from ${sql.table(`${selection}_tools`)} t where ${sql.ref(`t.${selection}_number`)} = o.number), '[]')`
}

async function move(
  db: Kysely<unknown>,
  collection: 'topics' | 'scenes' | 'notices',
  texts: OldText[],
): Promise<void> {
  for (const number of new Set(texts.map((text) => text.number))) {
    const own = texts.filter((text) => text.number === number)
    const [first] = own
    if (!first) continue
    const source = own.some(({ language }) => language === 'zh') ? 'zh' : 'en'
    await sql`insert into content_records (collection, number, source_language, shared)
      values (${collection}, ${number}, ${source}, ${JSON.stringify(first.shared)})`.execute(db)
    for (const language of ['zh', 'en'] as const) {
      const text = own.find((one) => one.language === language)
      await moveText(db, collection, text ?? { ...first, language, state: 'draft', fields: {} })
    }
  }
}

async function moveText(db: Kysely<unknown>, collection: string, text: OldText): Promise<void> {
  const { number, language, state, updated_at: at } = text
  const isLive = state === 'published'
  const fields = JSON.stringify(text.fields)
  const shared = JSON.stringify(text.shared)
  const since = isLive ? at : null
  await sql`insert into content_texts (collection, number, language, state, fields, current_as_of, live_version,
      first_published_at, published_at, updated_at)
    values (${collection}, ${number}, ${language}, ${state}, ${fields}, ${at}, ${isLive ? 1 : null}, ${since},
      ${since}, ${at})`.execute(db)
  await sql`insert into content_versions (collection, number, language, version, fields, shared, text_hash, saved_at)
    values (${collection}, ${number}, ${language}, 1, ${fields}, ${shared}, ${hashOf(text.fields)}, ${at})`.execute(
    db,
  )
  if (!isLive) return
  await sql`insert into content_live (collection, number, language, version, fields, shared, text_hash, position,
      first_published_at, published_at)
    values (${collection}, ${number}, ${language}, 1, ${fields}, ${shared}, ${hashOf(text.fields)},
      ${Number(text.shared.order ?? 0)}, ${at}, ${at})`.execute(db)
}

/** As versions are told apart: by what is filled, whatever the order. */
function hashOf(fields: Values): Buffer {
  const filled = Object.entries(fields).filter(([, value]) => value.length > 0)
  const text = JSON.stringify(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest()
}
