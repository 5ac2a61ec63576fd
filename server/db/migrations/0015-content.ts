import { type Kysely, sql } from 'kysely'

/**
 * The collections that staff edit. A record has a working text per language with its state, a row for every saved
 * version, and, while a language is published, one row in `content_live`: that alone is what visitors read. The fixed
 * articles move in with their editions and hashes, which consents refer to. Their old table stays as it was, for nodes
 * of an earlier release that run beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await moveArticles(db)
}

const key = 'collection text not null, number integer not null'
const language = "language text not null check (language in ('zh', 'en'))"

const statements = [
  // Numbers below are for what a portal begins with.
  'create sequence content_numbers start 5001',
  `create table content_records (
    ${key},
    alias text,
    source_language text not null check (source_language in ('zh', 'en')),
    shared jsonb not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references accounts,
    primary key (collection, number),
    unique (collection, alias)
  )`,
  `create table content_texts (
    ${key},
    ${language},
    state text not null check (state in ('draft', 'in_review', 'scheduled', 'published', 'withdrawn')),
    fields jsonb not null,
    current_as_of timestamptz not null default now(),
    publish_at timestamptz,
    live_version integer,
    first_published_at timestamptz,
    published_at timestamptz,
    submitted_by uuid references accounts,
    updated_at timestamptz not null default now(),
    updated_by uuid references accounts,
    primary key (collection, number, language),
    foreign key (collection, number) references content_records,
    check ((state = 'scheduled') = (publish_at is not null)),
    check (state <> 'published' or live_version is not null)
  )`,
  "create index content_texts_due on content_texts (publish_at) where state = 'scheduled'",
  `create table content_versions (
    ${key},
    ${language},
    version integer not null,
    fields jsonb not null,
    shared jsonb not null,
    text_hash bytea not null,
    saved_at timestamptz not null default now(),
    saved_by uuid references accounts,
    primary key (collection, number, language, version),
    foreign key (collection, number, language) references content_texts
  )`,
  `create table content_live (
    ${key},
    ${language},
    version integer not null,
    alias text,
    fields jsonb not null,
    shared jsonb not null,
    text_hash bytea not null,
    labels integer[] not null default '{}',
    position integer not null default 0,
    first_published_at timestamptz not null,
    published_at timestamptz not null,
    primary key (collection, number, language),
    foreign key (collection, number, language, version) references content_versions
  )`,
  'create index content_live_newest on content_live (collection, first_published_at desc, number desc)',
  'create index content_live_labels on content_live using gin (labels)',
  'create index content_live_alias on content_live (alias) where alias is not null',
  `create table content_pictures (
    id uuid primary key default uuid7(),
    alt_zh text not null,
    alt_en text not null,
    width integer not null,
    height integer not null,
    file_id uuid not null references files,
    created_at timestamptz not null default now(),
    created_by uuid references accounts
  )`,
  'create index content_pictures_newest on content_pictures (created_at desc)',
  `create table content_picture_files (
    picture_id uuid not null references content_pictures,
    name text not null,
    width integer not null,
    media_type text not null,
    bytes integer not null,
    storage_key text not null unique,
    primary key (picture_id, name)
  )`,
]

type OldArticle = {
  alias: string
  version: number
  language: 'zh' | 'en'
  state: 'draft' | 'published' | 'withdrawn'
  effective_on: string
  title: string
  summary: string
  sections: { heading: string; paragraphs: string[]; points?: string[] }[]
  text_hash: Buffer
  updated_at: Date
}

/** Every edition becomes a version; the newest published one in force stays what visitors read. */
async function moveArticles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldArticle>`
    select *, effective_on::text as effective_on from articles order by alias, language, version`.execute(db)
  const aliases = [...new Set(rows.map((row) => row.alias))]
  for (const [index, alias] of aliases.entries()) {
    const own = rows.filter((row) => row.alias === alias)
    const newest = own.toSorted((a, b) => b.version - a.version)[0]
    if (!newest) continue
    await sql`insert into content_records (collection, number, alias, source_language, shared)
      values ('pages', ${101 + index}, ${alias}, 'zh', ${sharedOf(newest, index)})`.execute(db)
    for (const locale of ['zh', 'en'] as const) {
      const texts = own.filter((row) => row.language === locale)
      if (texts.length > 0) await moveText(db, 101 + index, index, texts)
    }
  }
}

async function moveText(
  db: Kysely<unknown>,
  number: number,
  index: number,
  texts: OldArticle[],
): Promise<void> {
  const today = new Date(Date.now() + 8 * 3600 * 1000).toISOString().slice(0, 10)
  const live = texts.findLast((row) => row.state === 'published' && row.effective_on <= today)
  const last = texts.at(-1)
  if (!last) return
  const state = last === live ? 'published' : last.state === 'withdrawn' && !live ? 'withdrawn' : 'draft'
  const at = live?.updated_at ?? null
  await sql`insert into content_texts (collection, number, language, state, fields, current_as_of, live_version,
      first_published_at, published_at, updated_at)
    values ('pages', ${number}, ${last.language}, ${state}, ${fieldsOf(last)}, ${last.updated_at},
      ${live?.version ?? null}, ${at}, ${at}, ${last.updated_at})`.execute(db)
  for (const row of texts) {
    await sql`insert into content_versions (collection, number, language, version, fields, shared, text_hash, saved_at)
      values ('pages', ${number}, ${row.language}, ${row.version}, ${fieldsOf(row)}, ${sharedOf(row, index)},
        ${row.text_hash}, ${row.updated_at})`.execute(db)
  }
  if (!live) return
  await sql`insert into content_live (collection, number, language, version, alias, fields, shared, text_hash,
      position, first_published_at, published_at)
    values ('pages', ${number}, ${live.language}, ${live.version}, ${live.alias}, ${fieldsOf(live)},
      ${sharedOf(live, index)}, ${live.text_hash}, ${index}, ${live.updated_at}, ${live.updated_at})`.execute(
    db,
  )
}

function sharedOf(row: OldArticle, index: number): string {
  return JSON.stringify({
    edition: String(row.version),
    effectiveOn: row.effective_on,
    order: String(index),
  })
}

function fieldsOf({ title, summary, sections }: OldArticle): string {
  const body = sections
    .flatMap(({ heading, paragraphs, points }) => [
      `<h2>${escaped(heading)}</h2>`,
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      ...(points ? [`<ul>${points.map((text) => `<li><p>${escaped(text)}</p></li>`).join('')}</ul>`] : []),
    ])
    .join('')
  return JSON.stringify({ title, summary, body })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
