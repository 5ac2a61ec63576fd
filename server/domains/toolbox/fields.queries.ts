import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const isPublished = sql<boolean>`exists (
  select from tool_texts where tool_texts.tool_number = tools.number and tool_texts.state = 'published'
)`

export async function countTools(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tools')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isPublished)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function listFieldCounts(db: Db) {
  return db
    .selectFrom('fields')
    .select(['alias', 'name_zh', 'name_en', 'summary_zh', 'summary_en'])
    .select((eb) =>
      eb
        .selectFrom('tools')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where(sql<boolean>`tools.fields @> array[fields.alias]`)
        .where(isPublished)
        .$asScalar()
        .$notNull()
        .as('tool_count'),
    )
    .orderBy('position')
    .orderBy('number')
    .execute()
}
