import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { ToolNeed } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { Db } from '../../db/database.ts'
import type { PublishedRow, StoredWords } from '../../db/published-lists.queries.ts'

export type PageOf = { limit: number; offset: number }

/** A topic or a scene: a selection of tools with words around it. */
export type SelectionRow<Name extends Selection> = Pick<
  PublishedRow<Name>,
  'number' | 'language' | 'values'
> & {
  /** The listed tools in the editors' order. */
  tools: { toolId: string; name: string }[]
}

type Selection = 'topics' | 'scenes'
export type SelectionQuery = { locale: Locale; need: readonly ToolNeed[] } & PageOf

/** Selections in the editors' order, each once; with `need` those with a tool for any of these needs. */
export async function listSelectionRows<Name extends Selection>(
  db: Db,
  selection: Name,
  query: SelectionQuery,
): Promise<SelectionRow<Name>[]> {
  const { rows } = await sql<StoredWords & Pick<SelectionRow<Name>, 'tools'>>`
    select c.number, c.fields, c.shared, c.language, ${namedTools(query.locale)} as tools
    from content_live c where ${isShown(selection, query.locale)} and ${hasNeed(query.need)}
    order by c.position, c.number limit ${query.limit} offset ${query.offset}`.execute(db)
  return rows.map((row) => readRow(selection, row))
}

/** A scene by its number, in the language asked for where it is published in that. */
export async function findScene(db: Db, number: number, locale: Locale) {
  const { rows } = await sql<StoredWords & Pick<SelectionRow<'scenes'>, 'tools'>>`
    select c.number, c.fields, c.shared, c.language, ${namedTools(locale)} as tools
    from content_live c where ${isShown('scenes', locale)} and c.number = ${number}`.execute(db)
  return rows[0] && readRow('scenes', rows[0])
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

/** Notices, the newest first. */
export async function listNoticeRows(db: Db, locale: Locale, page: PageOf) {
  const { rows } = await sql<StoredWords & { total: number }>`
    select c.number, c.fields, c.shared, c.language, count(*) over ()::integer as total
    from content_live c where ${isShown('notices', locale)}
    order by (c.shared->>'publishedOn') desc, c.number desc limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return rows.map((row) => readRow('notices', row))
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
