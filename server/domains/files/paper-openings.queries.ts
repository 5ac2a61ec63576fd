import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type OpeningKey = { sessionId: string; kind: string; id: string }

/** Opens a thing's papers to a session for some minutes from now; returns the end time. */
export async function putOpening(
  db: Db,
  { sessionId, kind, id }: OpeningKey,
  minutes: number,
): Promise<Date> {
  await db
    .deleteFrom('paper_openings')
    .where('session_id', '=', sessionId)
    .where('open_until', '<=', sql<Date>`now()`)
    .execute()
  const { open_until: until } = await db
    .insertInto('paper_openings')
    .values({
      session_id: sessionId,
      attached_kind: kind,
      attached_id: id,
      open_until: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'attached_kind', 'attached_id'])
        .doUpdateSet((eb) => ({ open_until: eb.ref('excluded.open_until') })),
    )
    .returning('open_until')
    .executeTakeFirstOrThrow()
  return until
}

/** The time until which a thing's papers are open to a session; null where they are closed. */
export async function findOpening(db: Db, { sessionId, kind, id }: OpeningKey): Promise<Date | null> {
  const found = await db
    .selectFrom('paper_openings')
    .select('open_until')
    .where('session_id', '=', sessionId)
    .where('attached_kind', '=', kind)
    .where('attached_id', '=', id)
    .where('open_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found?.open_until ?? null
}

/** The accounts that own a thing's remaining files. */
export async function listOwnersOfPapers(db: Db, kind: string, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('owner_account_id')
    .distinct()
    .where('attached_kind', '=', kind)
    .where('attached_id', '=', id)
    .where('removed_at', 'is', null)
    .where('owner_account_id', 'is not', null)
    .execute()
  return rows.flatMap(({ owner_account_id: owner }) => (owner ? [owner] : []))
}
