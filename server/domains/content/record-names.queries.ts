import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'

/** What records of a collection are called, by number: in the language asked for where they have a name in it. */
export async function listNames(
  db: Db,
  collection: CollectionName,
  titleField: string,
  numbers: number[],
  locale: Locale,
) {
  const { rows } = await sql<{ number: number; name: string }>`
    select distinct on (number) number, fields->>${titleField} as name from content_texts
    where collection = ${collection} and number = any (${numbers}) and coalesce(fields->>${titleField}, '') <> ''
    order by number, language <> ${locale}`.execute(db)
  return rows
}
