import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'

export type RulesRow = { language: Locale; version: number; title: string; text: string }

/** The rules of an edition in each language in which they are published, Chinese first. */
export async function listCompetitionRules(db: Db, edition: number): Promise<RulesRow[]> {
  const { rows } = await sql<RulesRow>`
    select language, version, fields->>'title' as title, fields->>'competitionRules' as text
    from content_live
    where collection = 'ventureEditions' and number = ${edition}
      and coalesce(fields->>'competitionRules', '') <> ''
    order by language desc`.execute(db)
  return rows
}

/** The same in stated versions, which stay kept. */
export async function listRulesOf(
  db: Db,
  edition: number,
  versions: Partial<Record<Locale, number>>,
): Promise<RulesRow[]> {
  const { rows } = await sql<RulesRow>`
    select language, version, fields->>'title' as title, fields->>'competitionRules' as text
    from content_versions
    where collection = 'ventureEditions' and number = ${edition}
      and to_jsonb(version) = ${JSON.stringify(versions)}::jsonb->language
    order by language desc`.execute(db)
  return rows
}
