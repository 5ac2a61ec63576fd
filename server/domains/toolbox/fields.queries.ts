import type { Db } from '../../db/database.ts'

/** The number of tools published in at least one language, as the database keeps it. */
export async function countTools(db: Db): Promise<number> {
  const kept = await db
    .selectFrom('tool_facet_counts')
    .select('count')
    .where('facet', '=', 'total')
    .executeTakeFirst()
  return kept?.count ?? 0
}

/** Every field in the editors' order, in both languages, with its number of published tools. */
export async function listFieldCounts(db: Db) {
  return db
    .selectFrom('fields')
    .leftJoin('tool_facet_counts as kept', (join) =>
      join.onRef('kept.value', '=', 'fields.alias').on('kept.facet', '=', 'field'),
    )
    .select(['alias', 'name_zh', 'name_en', 'summary_zh', 'summary_en'])
    .select((eb) => eb.fn.coalesce('kept.count', eb.val(0)).as('tool_count'))
    .orderBy('position')
    .orderBy('number')
    .execute()
}
