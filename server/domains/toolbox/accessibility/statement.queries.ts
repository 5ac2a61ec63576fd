import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'

/** A statement as published, with its tool's number. */
export type StatementRow = {
  number: number
  language: Locale
  fields: FieldValues
  shared: FieldValues
  tool: number
}

/** A tool's statement, the newest if there are several. */
export async function findStatement(db: Db, tool: number, locale: Locale): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select number, language, fields, shared, labels[1] as tool from content_live
    where collection = 'accessibilityStatements' and labels @> array[${tool}]::integer[]
    order by shared->>'checkedOn' desc, (language = ${locale}) desc, number desc limit 1`.execute(db)
  return rows[0]
}
