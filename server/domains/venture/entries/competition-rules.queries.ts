import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'

type Row = { language: Locale; version: number; title: string; text: string }

/** The rules of an edition in each language in which they are published, Chinese first. */
export async function listCompetitionRules(db: Db, edition: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select language, version, fields->>'title' as title, fields->>'competitionRules' as text
    from content_live
    where collection = 'ventureEditions' and number = ${edition}
      and coalesce(fields->>'competitionRules', '') <> ''
    order by language desc`.execute(db)
  return rows
}
