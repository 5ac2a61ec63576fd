import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import type { RecordKey } from './records.queries.ts'

/** The non-empty values of one field in a collection. */
export async function listFieldValues(
  db: Db,
  collection: CollectionName,
  { part, name }: { part: Locale | 'shared' | 'provenance'; name: string },
): Promise<{ number: number; value: string }[]> {
  const isText = part === 'zh' || part === 'en'
  const column = isText ? sql`t.fields` : sql.ref(`r.${part}`)
  const join = isText
    ? sql`join content_texts t on (t.collection, t.number, t.language) = (r.collection, r.number, ${part})`
    : sql``
  const { rows } = await sql<{ number: number; value: string }>`
    select r.number, ${column}->>${name} as value from content_records r ${join}
    where r.collection = ${collection} and coalesce(${column}->>${name}, '') <> ''
    order by r.number`.execute(db)
  return rows
}

/** Deletes a record and all its rows; the caller has checked that it was never published. */
export async function deleteRecord(db: Db, { collection, number }: RecordKey): Promise<void> {
  for (const table of ['content_versions', 'content_texts', 'content_records'] as const) {
    await db.deleteFrom(table).where('collection', '=', collection).where('number', '=', number).execute()
  }
}
