import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/content/collections.ts'
import type { ToolNeed } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { Db } from '../../db/database.ts'

export type PageOf = { limit: number; offset: number }

/** A topic or a scene: a selection of tools with texts. */
export type SelectionRow = {
  number: number
  fields: FieldValues
  language: Locale
  /** The listed tools in the editors' order. */
  tools: { toolId: string; name: string }[]
}

type Selection = 'topics' | 'scenes'
export type SelectionQuery = { locale: Locale; need: readonly ToolNeed[] } & PageOf

/** Selections in the editors' order, each once; with `need` those with a tool for any of these needs. */
export async function listSelectionRows(
  db: Db,
  selection: Selection,
  query: SelectionQuery,
): Promise<SelectionRow[]> {
  const { rows } = await sql<SelectionRow>`
    select c.number, c.fields, c.language, ${namedTools(query.locale)} as tools
    from content_live c where ${isShown(selection, query.locale)} and ${hasNeed(query.need)}
    order by c.position, c.number limit ${query.limit} offset ${query.offset}`.execute(db)
  return rows
}

/** A selection by number, in the requested language where it exists. */
export async function findSelectionRow(
  db: Db,
  selection: Selection,
  number: number,
  locale: Locale,
): Promise<SelectionRow | undefined> {
  const { rows } = await sql<SelectionRow>`
    select c.number, c.fields, c.language, ${namedTools(locale)} as tools
    from content_live c where ${isShown(selection, locale)} and c.number = ${number}`.execute(db)
  return rows[0]
}

/** The selections with a tool for each need, those for the chosen needs, and all, as numbers. */
export async function countSelections(
  db: Db,
  selection: Selection,
  { locale, need }: Pick<SelectionQuery, 'locale' | 'need'>,
): Promise<{ all: number; total: number; byNeed: Map<string, number> }> {
  const [{ rows: needs }, { rows: totals }] = await Promise.all([
    sql<{ need: string; count: number }>`
      select need, count(distinct c.number)::integer as count
      from content_live c, jsonb_array_elements_text(c.shared->'tools') tool
      join tools t on t.number = tool::integer and t.is_listed, unnest(t.needs) need
      where ${isShown(selection, locale)} group by need`.execute(db),
    sql<{ total: number; all: number }>`
      select count(*)::integer as all, (count(*) filter (where ${hasNeed(need)}))::integer as total
      from content_live c where ${isShown(selection, locale)}`.execute(db),
  ])
  return {
    all: totals[0]?.all ?? 0,
    total: totals[0]?.total ?? 0,
    byNeed: new Map(needs.map((row) => [row.need, row.count])),
  }
}

export type NoticeRow = {
  number: number
  fields: FieldValues
  language: Locale
  published_on: string
  total: number
}

/** Notices, the newest first. */
export async function listNoticeRows(db: Db, locale: Locale, page: PageOf): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select c.number, c.fields, c.language, c.shared->>'publishedOn' as published_on,
      count(*) over ()::integer as total
    from content_live c where ${isShown('notices', locale)}
    order by (c.shared->>'publishedOn') desc, c.number desc limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return rows
}

/** Each record once: in the given language, or in the other if only that is published. */
function isShown(collection: Selection | 'notices', locale: Locale): RawBuilder<unknown> {
  return sql`c.collection = ${collection} and (c.language = ${locale} or (
    select o.number from content_live o
    where o.collection = c.collection and o.number = c.number and o.language = ${locale} limit 1) is null)`
}

function hasNeed(need: readonly ToolNeed[]): RawBuilder<unknown> {
  if (need.length === 0) return sql`true`
  return sql`exists (select from jsonb_array_elements_text(c.shared->'tools') tool
    join tools t on t.number = tool::integer and t.is_listed where t.needs && ${need}::text[])`
}

function namedTools(locale: Locale): RawBuilder<unknown> {
  return sql`coalesce((
    select json_agg(json_build_object('toolId', s.tool, 'name', n.name) order by s.at)
    from jsonb_array_elements_text(c.shared->'tools') with ordinality as s (tool, at) join lateral (
      select name from tool_texts
      where tool_number = s.tool::integer and state = 'published' order by (language = ${locale}) desc limit 1
    ) n on true
  ), '[]')`
}
