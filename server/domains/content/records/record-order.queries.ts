import { type RawBuilder, sql } from 'kysely'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { mostOrdered } from '../../../../shared/rules/content/content-order.ts'
import type { Db } from '../../../db/database.ts'

/**
 * Tie-breaker for records in the same place: the lowest number, or, where visitors see only the first record,
 * the newest first publication, with null first for unpublished records.
 */
export function withinPlace(collection: CollectionName, table: 'r' | 'content_live'): RawBuilder<unknown> {
  const number = sql.ref(`${table}.number`)
  if (!collections[collection].isFirstShown) return sql`${number}`
  return sql`(select min(t.first_published_at) from content_texts t
    where t.collection = ${collection} and t.number = ${number}) desc nulls first, ${number} desc`
}

/** A collection's numbers in order, locked until the transaction ends. */
export async function listOrdered(db: Db, collection: CollectionName): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select r.number from content_records r where r.collection = ${collection}
    order by coalesce(nullif(r.shared->>'order', ''), '0')::integer, ${withinPlace(collection, 'r')}
    limit ${mostOrdered}
    for update`.execute(db)
  return rows.map(({ number }) => number)
}

/** Writes the places of records from 0 on, for editors and visitors. @returns those whose place changed */
export async function writeOrder(
  db: Db,
  collection: string,
  numbers: number[],
  accountId: string,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    with placed as (
      select number, (place - 1)::integer as place
      from unnest(${numbers}::integer[]) with ordinality as p (number, place)
    ), live as (
      update content_live l set position = p.place,
        shared = jsonb_set(l.shared, '{order}', to_jsonb(p.place::text))
      from placed p where l.collection = ${collection} and l.number = p.number and l.position <> p.place
    )
    update content_records r set shared = jsonb_set(r.shared, '{order}', to_jsonb(p.place::text)),
      version = r.version + 1, updated_at = now(), updated_by = ${accountId}
    from placed p
    where r.collection = ${collection} and r.number = p.number
      and coalesce(r.shared->>'order', '') <> p.place::text
    returning r.number`.execute(db)
  return rows.map(({ number }) => number)
}
