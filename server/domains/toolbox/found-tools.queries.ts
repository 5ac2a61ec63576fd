import type { Db } from '../../db/database.ts'

/** Published texts of tools, for search excerpts. */
export async function listFoundTexts(db: Db, numbers: number[]) {
  return db
    .selectFrom('tool_texts')
    .select(['tool_number as number', 'language', 'name', 'tagline', 'description', 'audience'])
    .where('state', '=', 'published')
    .where('tool_number', 'in', numbers)
    .execute()
}
