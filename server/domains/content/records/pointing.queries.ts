import { sql } from 'kysely'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { type PointingField, pointerIn } from './pointing-fields.ts'
import type { RecordKey } from './records.queries.ts'

/**
 * A collection's records that refer to a record, from a number on: in published texts, and in drafts, since
 * somebody may be publishing one at this moment.
 */
export async function listPointing(
  db: Db,
  pointing: PointingField[],
  { pointed, after, limit }: { pointed: string; after: number; limit: number },
): Promise<number[]> {
  const found = pointing.flatMap((pointer) =>
    bothTables.map(
      (table) => sql`select number from ${sql.table(table)}
        where collection = ${pointer.from} and number > ${after}
          and shared @> ${pointerIn(pointer, pointed)}::jsonb`,
    ),
  )
  if (found.length === 0) return []
  const { rows } = await sql<{ number: number }>`
    ${sql.join(found, sql` union `)} order by number limit ${limit}`.execute(db)
  return rows.map((row) => row.number)
}

const bothTables = ['content_live', 'content_records'] as const

/** Whether any record refers to this one, in a draft or a published text. */
export async function isPointedTo(db: Db, pointing: PointingField[], pointed: string): Promise<boolean> {
  if (pointing.length === 0) return false
  const pointers = pointing.flatMap((pointer) =>
    bothTables.map(
      (table) => sql`select from ${sql.table(table)}
        where collection = ${pointer.from} and shared @> ${pointerIn(pointer, pointed)}::jsonb`,
    ),
  )
  const { rows } = await sql<{ found: boolean }>`
    select exists (${sql.join(pointers, sql` union all `)}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** The number of published records that refer to a record, by collection, the most first. */
export async function countPointing(
  db: Db,
  pointing: PointingField[],
  pointed: string,
): Promise<{ collection: CollectionName; total: number }[]> {
  if (pointing.length === 0) return []
  const pointers = pointing.map(
    (pointer) => sql`select collection, number from content_records
      where collection = ${pointer.from} and shared @> ${pointerIn(pointer, pointed)}::jsonb`,
  )
  const { rows } = await sql<{ collection: CollectionName; total: number }>`
    select collection, count(*)::integer as total from (${sql.join(pointers, sql` union `)}) found
    where exists (select from content_live live
      where (live.collection, live.number) = (found.collection, found.number))
    group by collection order by total desc, collection`.execute(db)
  return rows
}

/** Whether a record says what a round of the venture programme asks, which stands in its edition. */
export async function isRound(db: Db, { collection, number }: RecordKey): Promise<boolean> {
  if (collection !== 'ventureRounds') return false
  const row = await db
    .selectFrom('venture_rounds')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  return row !== undefined
}
