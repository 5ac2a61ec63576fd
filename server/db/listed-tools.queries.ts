import { sql } from 'kysely'
import type { Locale } from '../../shared/lib/locale.ts'
import type { Db } from './database.ts'

export type ListedTool = { number: number; name: string; tagline: string; language: Locale }

/** Listed tools in the given order. */
export async function listToolsByNumber(db: Db, numbers: number[], locale: Locale): Promise<ListedTool[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<ListedTool>`
    select t.number, x.name, x.tagline, x.language
    from tools t join lateral (
      select name, tagline, language from tool_texts
      where tool_number = t.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    where t.is_listed and t.number = any(${numbers}::integer[])
    order by array_position(${numbers}::integer[], t.number)`.execute(db)
  return rows
}
