import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { AccessAspect } from '../../../shared/rules/accessibility.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { Db } from '../../db/database.ts'
import type { StoredWords } from '../../db/published-lists.queries.ts'

type ListedStatement = StoredWords & { tool: number }

/** Each published statement of a listed tool once, in the requested language where it exists. */
function statements(locale: Locale) {
  return sql`
    select distinct on (l.number) l.number, l.language, l.fields, l.shared, l.position, l.labels[1] as tool
    from content_live l
    where l.collection = 'accessibilityStatements'
      and exists (select from tool_texts x where x.tool_number = l.labels[1] and x.state = 'published')
    order by l.number, (l.language = ${locale}) desc`
}

export async function listStatements(
  db: Db,
  query: { locale: Locale; aspect?: AccessAspect | undefined; limit: number; offset: number },
) {
  const { locale, aspect, limit, offset } = query
  const where = aspect ? sql`shared->>${sql.lit(aspect)} = 'works'` : sql`true`
  const { rows } = await sql<ListedStatement>`
    select number, language, fields, shared, tool from (${statements(locale)}) found
    where ${where} order by position, number limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => readRow('accessibilityStatements', row))
}

/** Published resources with an accessibility statement, once each, in the requested language if it exists. */
export async function listStatedResources(db: Db, locale: Locale, limit: number) {
  const { rows } = await sql<{ number: number; language: Locale; title: string; accessibility: string }>`
    select number, language, title, accessibility from (
      select distinct on (number) number, language, position, fields->>'title' as title,
        fields->>'accessibility' as accessibility
      from content_live where collection = 'resources' order by number, (language = ${locale}) desc
    ) found
    where accessibility <> '' order by position, number limit ${limit}`.execute(db)
  return rows
}

/** The number of statements, of tools that have one, and of statements in which each aspect works. */
export async function countStatements(db: Db, aspects: readonly AccessAspect[]) {
  const counts = sql.join(
    aspects.map((aspect) => sql`count(*) filter (where shared->>${sql.lit(aspect)} = 'works')::integer`),
  )
  const { rows } = await sql<{ all: number; tools: number; works: number[] }>`
    select count(*)::integer as all, count(distinct tool)::integer as tools, array[${counts}] as works
    from (${statements('zh')}) found`.execute(db)
  return rows[0] ?? { all: 0, tools: 0, works: [] }
}
