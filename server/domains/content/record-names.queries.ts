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

/** Whether any of some records can be chosen: it was not withdrawn, or visitors read it. */
export async function hasStanding(db: Db, collection: CollectionName, numbers: number[]): Promise<boolean> {
  const found = await db
    .selectFrom('content_texts')
    .select('number')
    .where('collection', '=', collection)
    .where('number', '=', sql<number>`any(${numbers})`)
    .where((eb) => eb.or([eb('state', '<>', 'withdrawn'), eb('live_version', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
