import { sql } from 'kysely'
import { mostOrdered } from '../../../shared/rules/content-order.ts'
import type { Db } from '../../db/database.ts'

/** The numbers of a collection in its order, held until the transaction ends. */
export async function listOrdered(db: Db, collection: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from content_records where collection = ${collection}
    order by coalesce(nullif(shared->>'order', ''), '0')::integer, number
    limit ${mostOrdered}
    for update`.execute(db)
  return rows.map(({ number }) => number)
}

/** Gives records their places, from 0 on, for editors and for visitors. @returns those whose place is another */
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
