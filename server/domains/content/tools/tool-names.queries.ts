import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { toolsOffered } from '../../../../shared/rules/toolbox/tools-offered.ts'
import type { Db } from '../../../db/database.ts'

/**
 * Listed tools with their published names, by number: the portal's own before those of catalogues, then the
 * newest. Earlier choices are included, under the record's name if no longer listed.
 */
export async function listNameRows(db: Db, chosen: number[]) {
  const { rows } = await sql<{
    number: number
    zh: string | null
    en: string | null
    is_withdrawn: boolean
  }>`
    with offered as (
      select t.number from tools t
      left join content_records r on (r.collection, r.number) = ('tools', t.number)
      where t.is_listed
      order by r.provenance is not null, t.number desc limit ${toolsOffered}
    ), named as (select number from offered union select unnest(${chosen}::integer[]))
    select n.number, coalesce(z.name, ${draftName('zh')}) as zh, coalesce(e.name, ${draftName('en')}) as en,
      t.is_listed is not true as is_withdrawn
    from named n
    left join tools t on t.number = n.number
    left join tool_texts z on (z.tool_number, z.language, z.state) = (n.number, 'zh', 'published')
    left join tool_texts e on (e.tool_number, e.language, e.state) = (n.number, 'en', 'published')
    order by n.number`.execute(db)
  return rows
}

/** The draft name of a tool that is published in no language. */
function draftName(language: Locale) {
  return sql`case when t.is_listed is not true then (
    select d.fields->>'name' from content_texts d
    where (d.collection, d.number, d.language) = ('tools', n.number, ${language})) end`
}

/** Those of the tools that are listed. */
export async function listListed(db: Db, numbers: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('tools')
    .select('number')
    .where('number', '=', sql<number>`any(${numbers})`)
    .where('is_listed', '=', true)
    .execute()
  return rows.map(({ number }) => number)
}
