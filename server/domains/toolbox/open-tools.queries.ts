import type { Db } from '../../db/database.ts'

/** Listed tools after a number, in number order. */
export async function listToolsAfter(db: Db, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom('tools')
    .selectAll()
    .where('is_listed', '=', true)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
}

export type OpenToolRow = Awaited<ReturnType<typeof listToolsAfter>>[number]

/** The published texts of tools. */
export async function listToolTexts(db: Db, numbers: number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('tool_texts')
    .selectAll()
    .where('tool_number', 'in', numbers)
    .where('state', '=', 'published')
    .execute()
}

export type OpenToolText = Awaited<ReturnType<typeof listToolTexts>>[number]
