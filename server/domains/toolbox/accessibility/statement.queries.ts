import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { Db } from '../../../db/database.ts'
import type { PublishedRow, StoredWords } from '../../../db/published-lists.queries.ts'

/** What visitors read of a statement. */
export type StatementRow = Pick<PublishedRow<'accessibilityStatements'>, 'number' | 'language' | 'values'>

/** A tool's statement, the newest if there are several. */
export async function findStatement(db: Db, tool: number, locale: Locale): Promise<StatementRow | undefined> {
  const { rows } = await sql<StoredWords>`
    select number, language, fields, shared from content_live
    where collection = 'accessibilityStatements' and labels @> array[${tool}]::integer[]
    order by shared->>'checkedOn' desc, (language = ${locale}) desc, number desc limit 1`.execute(db)
  return rows[0] && readRow('accessibilityStatements', rows[0])
}
