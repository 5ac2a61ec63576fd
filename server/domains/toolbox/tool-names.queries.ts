import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The newest listed tools with their published names, by number. */
export async function listNameRows(db: Db) {
  const { rows } = await sql<{ number: number; zh: string | null; en: string | null }>`
    select t.number, z.name as zh, e.name as en
    from (select number from tools where is_listed order by number desc limit 500) t
    left join tool_texts z on (z.tool_number, z.language, z.state) = (t.number, 'zh', 'published')
    left join tool_texts e on (e.tool_number, e.language, e.state) = (t.number, 'en', 'published')
    order by t.number`.execute(db)
  return rows
}

export async function hasListed(db: Db, numbers: number[]): Promise<boolean> {
  const found = await db
    .selectFrom('tools')
    .select('number')
    .where('number', '=', sql<number>`any(${numbers})`)
    .where('is_listed', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
