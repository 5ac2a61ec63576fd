import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'

/**
 * A published tool with its text in the language asked for, or in the other one where only that is published.
 */
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

/** How many questions the newest question set of a tool asks. */
export async function findQuestionSet(db: Db, number: number) {
  return db
    .selectFrom('tool_question_sets')
    .select(['id', 'version', 'questions'])
    .where('tool_number', '=', number)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Published tools that share needs and fields with one, the closest first. */
export async function listSimilarTools(db: Db, tool: PublishedTool, locale: Locale, limit: number) {
  return db
    .selectFrom('tools')
    .innerJoin('tool_texts', 'tool_texts.tool_number', 'tools.number')
    .selectAll()
    .where('tools.number', '!=', tool.number)
    .where('tool_texts.state', '=', 'published')
    .where('tool_texts.language', '=', locale)
    .where(sql<boolean>`needs && ${tool.needs}::text[]`)
    .orderBy(
      sql`cardinality(array(select unnest(needs) intersect select unnest(${tool.needs}::text[])))
        + cardinality(array(select unnest(fields) intersect select unnest(${tool.fields}::text[])))`,
      'desc',
    )
    .orderBy('tools.number')
    .limit(limit)
    .execute()
}

export async function listFieldNames(db: Db) {
  return db.selectFrom('fields').selectAll().orderBy('position').execute()
}
