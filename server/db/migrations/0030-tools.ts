import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * Tools become records that staff edit, with their numbers, states and words, their rules and newest questions. The
 * tables that lists, search and applications read stay, and follow what is published. What a tool without questions
 * lacks is allowed to be missing there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  const texts = await oldTexts(db)
  for (const own of Map.groupBy(texts, ({ number }) => number).values()) await moveTool(db, own)
}

const statements = [
  'alter table tools add column repository text',
  'alter table tools add column is_applied_for boolean not null default true',
  'alter table tools alter column reviewed_on drop not null',
  'drop index tools_reviewed',
  'create index tools_reviewed on tools (reviewed_on desc nulls last, number desc) where is_listed',
  `update tools set is_applied_for = false
    where not exists (select from tool_question_sets where tool_number = tools.number)`,
]

type Values = Record<string, string | string[]>
type OldText = {
  number: number
  language: 'zh' | 'en'
  state: 'draft' | 'published' | 'withdrawn'
  updated_at: Date
  fields: Values
  shared: Values
  rules: unknown[]
  questions: unknown
}

async function oldTexts(db: Kysely<unknown>): Promise<OldText[]> {
  const { rows } = await sql<OldText>`
    select x.tool_number as number, x.language, x.state, x.updated_at, t.rules, q.questions,
      jsonb_build_object('name', x.name, 'tagline', x.tagline, 'audience', x.audience, 'keywords', x.keywords,
        'exitRoute', x.exit_route, 'costAfter', x.cost_after,
        'description', ${joined(sql`x.description`, '\n\n')}, 'papers', ${joined(sql`x.papers`, '\n')},
        'claimSteps', ${joined(sql`x.claim_steps`, '\n')},
        'activationSteps', ${joined(sql`x.activation_steps`, '\n')}) as fields,
      jsonb_build_object('fields', to_jsonb(t.fields), 'toolNeeds', to_jsonb(t.needs), 'toolKind', t.kind,
        'toolCost', t.cost, 'licence', t.licence, 'homepage', t.homepage, 'repository', '',
        'interfaceLanguages', coalesce(to_jsonb(t.interface_languages), '[]'),
        'reviewedOn', coalesce(t.reviewed_on::text, ''), 'replyDays', t.reply_working_days::text,
        'stockPerYear', coalesce(t.stock_per_year::text, ''), 'allowanceUnits', t.allowance_units::text,
        'termMonths', coalesce(t.term_months::text, ''), 'activationKind', t.activation_kind,
        'startLink', coalesce(t.start_link, '')) as shared
    from tools t
    join tool_texts x on x.tool_number = t.number
    left join lateral (
      select questions from tool_question_sets where tool_number = t.number order by version desc limit 1
    ) q on true
    order by x.tool_number, x.language`.execute(db)
  return rows
}

/** The entries of a JSON list as one text. */
function joined(list: ReturnType<typeof sql>, between: string) {
  return sql`coalesce((select string_agg(part, ${between} order by at)
    from jsonb_array_elements_text(${list}) with ordinality as p (part, at)), '')`
}

async function moveTool(db: Kysely<unknown>, texts: OldText[]): Promise<void> {
  const [first] = texts
  if (!first) return
  const { number } = first
  const shared = {
    ...first.shared,
    rules: first.rules.length === 0 ? '' : sortedJson(first.rules),
    questions: first.questions === null ? '' : sortedJson(first.questions),
  }
  const source = texts.some(({ language }) => language === 'zh') ? 'zh' : 'en'
  await sql`insert into content_records (collection, number, source_language, shared)
    values ('tools', ${number}, ${source}, ${JSON.stringify(shared)})`.execute(db)
  for (const language of ['zh', 'en'] as const) {
    const text = texts.find((one) => one.language === language)
    await moveText(db, { ...(text ?? { ...first, language, state: 'draft', fields: {} }), shared })
  }
}

async function moveText(db: Kysely<unknown>, text: OldText): Promise<void> {
  const { number, language, state, updated_at: at } = text
  const isLive = state === 'published'
  const fields = JSON.stringify(text.fields)
  const shared = JSON.stringify(text.shared)
  const hash = hashOf(text.fields)
  const since = isLive ? at : null
  await sql`insert into content_texts (collection, number, language, state, fields, current_as_of, live_version,
      first_published_at, published_at, updated_at)
    values ('tools', ${number}, ${language}, ${state}, ${fields}, ${at}, ${isLive ? 1 : null}, ${since}, ${since},
      ${at})`.execute(db)
  await sql`insert into content_versions (collection, number, language, version, fields, shared, text_hash, saved_at)
    values ('tools', ${number}, ${language}, 1, ${fields}, ${shared}, ${hash}, ${at})`.execute(db)
  if (!isLive) return
  await sql`insert into content_live (collection, number, language, version, fields, shared, text_hash,
      first_published_at, published_at)
    values ('tools', ${number}, ${language}, 1, ${fields}, ${shared}, ${hash}, ${at}, ${at})`.execute(db)
}

/** As versions are told apart: by what is filled, whatever the order. */
function hashOf(fields: Values): Buffer {
  const filled = Object.entries(fields).filter(([, value]) => value.length > 0)
  const text = JSON.stringify(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest()
}

/** As rules and questions are kept: their keys in one order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
