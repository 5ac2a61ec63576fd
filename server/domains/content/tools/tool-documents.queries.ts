import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Every published text of one or all tools, with what the search index needs. */
export async function listPublishedTexts(db: Db, number?: number) {
  let query = db
    .selectFrom('tool_texts')
    .innerJoin('tools', 'tools.number', 'tool_texts.tool_number')
    .select([
      'tools.number',
      'tools.fields',
      'tools.needs',
      'tools.kind',
      'tools.cost',
      'tools.who_may_apply',
      'tool_texts.language',
      'tool_texts.name',
      'tool_texts.tagline',
      'tool_texts.description',
      'tool_texts.audience',
      'tool_texts.keywords',
    ])
    .where('tool_texts.state', '=', 'published')
    .orderBy('tools.number')
  if (number !== undefined) query = query.where('tools.number', '=', number)
  return query.execute()
}

export type PublishedText = Awaited<ReturnType<typeof listPublishedTexts>>[number]

/** Tools that the search index still marks as free although their cost is not stated. */
export async function listCalledFree(db: Db, kind: string): Promise<number[]> {
  const rows = await db
    .selectFrom('tools')
    .innerJoin('search_documents as document', (join) =>
      join.on(sql<boolean>`document.record_id = tools.number::text`).on('document.kind', '=', kind),
    )
    .select('tools.number')
    .distinct()
    .where('tools.cost', '=', 'unstated')
    .where(sql<boolean>`document.facets @> '{cost:free}'`)
    .orderBy('tools.number')
    .execute()
  return rows.map((row) => row.number)
}
