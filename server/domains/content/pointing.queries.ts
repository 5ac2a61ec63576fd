import { sql } from 'kysely'
import type { CollectionName } from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { pointersTo } from './filed-under.ts'
import type { RecordKey } from './records.queries.ts'

/**
 * The records of a collection that point to one, by number from one on: in what visitors read, and in what editors work
 * on, as that of somebody who publishes it at this moment.
 */
export async function listPointing(
  db: Db,
  {
    collection,
    number,
    from,
    after,
    limit,
  }: RecordKey & { from: CollectionName; after: number; limit: number },
): Promise<number[]> {
  const fields = pointersTo(collection).find((pointer) => pointer.from === from)?.fields ?? []
  const pointing = fields.flatMap((name) =>
    (['content_live', 'content_records'] as const).map(
      (table) => sql`select number from ${sql.table(table)}
        where collection = ${from} and number > ${after}
          and shared @> ${JSON.stringify({ [name]: [String(number)] })}::jsonb`,
    ),
  )
  if (pointing.length === 0) return []
  const { rows } = await sql<{ number: number }>`
    ${sql.join(pointing, sql` union `)} order by number limit ${limit}`.execute(db)
  return rows.map((row) => row.number)
}
