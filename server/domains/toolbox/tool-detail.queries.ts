import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import type { CardRow } from './tool-list.queries.ts'

/** A published tool with its text in the given language, or in the other if only that is published. */
export async function findPublishedTool(db: Db, number: number, locale: Locale) {
  return db
    .selectFrom('tools')
    .innerJoin('tool_texts', 'tool_texts.tool_number', 'tools.number')
    .selectAll()
    .where('tools.number', '=', number)
    .where('tool_texts.state', '=', 'published')
    .orderBy((eb) => eb.case().when('tool_texts.language', '=', locale).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
}

export type PublishedTool = NonNullable<Awaited<ReturnType<typeof findPublishedTool>>>

/** The newest question set of a tool. */
export async function findQuestionSet(db: Db, number: number) {
  return db
    .selectFrom('question_sets')
    .select(['id', 'version', 'questions'])
    .where('offering_kind', '=', 'tool')
    .where('offering_number', '=', number)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Listed tools that share needs and fields with a tool, the closest first. For a need that very many tools
 * have, the newest thousand are compared.
 */
export async function listSimilarTools(
  db: Db,
  tool: { number: number; needs: string[]; fields: string[] },
  locale: Locale,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await similarToolsQuery(tool, locale, limit).execute(db)
  return rows
}

/** The statement behind `listSimilarTools`, also used by the test of its plan. */
export function similarToolsQuery(
  tool: { number: number; needs: string[]; fields: string[] },
  locale: Locale,
  limit: number,
) {
  const shared = (column: 'needs' | 'fields', values: string[]) => sql`cardinality(array(
    select unnest(${sql.ref(`t.${column}`)}) intersect select unnest(${values}::text[])))`
  return sql<CardRow>`
    select t.number, x.name, x.tagline, x.language, t.fields, t.needs, t.kind, t.cost, t.who_may_apply,
      t.reply_working_days, t.stock_per_year, t.allowance_units, t.reviewed_on, t.is_applied_for
    from (
      select t.*, ${shared('needs', tool.needs)} + ${shared('fields', tool.fields)} as closeness
      from (
        select t.* from tools t where t.is_listed and t.needs && ${tool.needs}::text[] and t.number <> ${tool.number}
        order by t.number desc limit 1000
      ) t
      order by closeness desc, t.number limit ${limit}
    ) t
    join lateral (
      select name, tagline, language from tool_texts
      where tool_number = t.number and state = 'published'
      order by (language = ${locale}) desc limit 1
    ) x on true
    order by t.closeness desc, t.number`
}
