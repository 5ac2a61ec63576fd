import { type Kysely, sql } from 'kysely'

/** The toolbox: fields, tools with a text per language, question sets, topics, scenes and notices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Every language of a record has its own state; publishing one never publishes the other. */
const textColumns = `
    language text not null check (language in ('zh', 'en')),
    state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
    updated_at timestamptz not null default now()`

const statements = [
  `create table fields (
    alias text primary key,
    position integer not null,
    name_zh text not null,
    name_en text not null,
    summary_zh text not null,
    summary_en text not null
  )`,
  `create table tools (
    number integer primary key,
    fields text[] not null,
    needs text[] not null,
    kind text not null,
    cost text not null,
    who_may_apply text not null check (who_may_apply in ('anyTeam', 'unregisteredTeam', 'verifiedOrganisation')),
    licence text not null,
    homepage text not null,
    rules jsonb not null,
    reply_working_days integer not null,
    stock_per_year integer,
    allowance_units integer not null default 1,
    activation_kind text not null check (activation_kind in ('steps', 'code')),
    reviewed_on date not null,
    source jsonb
  )`,
  'create index tools_fields on tools using gin (fields)',
  'create index tools_needs on tools using gin (needs)',
  `create table tool_texts (
    tool_number integer not null references tools,
    ${textColumns},
    name text not null,
    tagline text not null,
    description jsonb not null,
    audience text not null,
    keywords text not null,
    papers jsonb not null,
    claim_steps jsonb not null,
    exit_route text not null,
    cost_after text not null,
    activation_steps jsonb not null,
    primary key (tool_number, language)
  )`,
  `create table tool_question_sets (
    id uuid primary key default uuid7(),
    tool_number integer not null references tools,
    version integer not null,
    questions jsonb not null,
    created_at timestamptz not null default now(),
    unique (tool_number, version)
  )`,
  `create table topics (number integer primary key, position integer not null)`,
  `create table topic_texts (
    topic_number integer not null references topics,
    ${textColumns},
    name text not null, summary text not null, prefix text not null,
    primary key (topic_number, language)
  )`,
  `create table topic_tools (
    topic_number integer not null references topics,
    tool_number integer not null references tools,
    position integer not null,
    primary key (topic_number, tool_number)
  )`,
  `create table scenes (number integer primary key, position integer not null)`,
  `create table scene_texts (
    scene_number integer not null references scenes,
    ${textColumns},
    name text not null, summary text not null, steps jsonb not null,
    primary key (scene_number, language)
  )`,
  `create table scene_tools (
    scene_number integer not null references scenes,
    tool_number integer not null references tools,
    position integer not null,
    primary key (scene_number, tool_number)
  )`,
  `create table notices (number integer primary key, published_on date not null)`,
  `create table notice_texts (
    notice_number integer not null references notices,
    ${textColumns},
    title text not null, body text not null,
    primary key (notice_number, language)
  )`,
  `create table articles (
    alias text not null,
    version integer not null,
    language text not null check (language in ('zh', 'en')),
    state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
    effective_on date not null,
    title text not null,
    summary text not null,
    sections jsonb not null,
    text_hash bytea not null,
    updated_at timestamptz not null default now(),
    primary key (alias, version, language)
  )`,
]
