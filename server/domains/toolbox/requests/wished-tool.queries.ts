import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Stores the newest wish; a known one is not rewritten within an hour. */
export async function upsertWish(db: Db, teamId: string, toolNumber: number): Promise<void> {
  await sql`
    insert into tool_wishes (team_id, tool_number)
    select ${teamId}, number from tools where number = ${toolNumber}
    on conflict (team_id) do update set tool_number = excluded.tool_number, wished_at = now()
      where tool_wishes.tool_number <> excluded.tool_number or tool_wishes.wished_at < now() - interval '1 hour'
  `.execute(db)
}

export async function deleteWish(db: Db, teamId: string, toolNumber: number): Promise<void> {
  await db
    .deleteFrom('tool_wishes')
    .where('team_id', '=', teamId)
    .where('tool_number', '=', toolNumber)
    .execute()
}

/** The number of the tool that a team wished for in the last days, if it is published. */
export async function findWish(db: Db, teamId: string, days: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('tool_wishes')
    .select('tool_number')
    .where('team_id', '=', teamId)
    .where('wished_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tool_texts')
          .select('tool_texts.tool_number')
          .whereRef('tool_texts.tool_number', '=', 'tool_wishes.tool_number')
          .where('tool_texts.state', '=', 'published'),
      ),
    )
    .executeTakeFirst()
  return row?.tool_number
}
