import type { Selectable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'

export type RoundRow = Selectable<Database['venture_rounds']>

/** A round by the number of its record. */
export async function findRound(db: Db, number: number): Promise<RoundRow | undefined> {
  return db.selectFrom('venture_rounds').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The same, locked until the commit: places and money are counted under this lock. */
export async function lockRound(db: Db, number: number): Promise<RoundRow | undefined> {
  return db
    .selectFrom('venture_rounds')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** Every round, the newest edition first. */
export async function listAllRounds(db: Db): Promise<RoundRow[]> {
  return db.selectFrom('venture_rounds').selectAll().orderBy('edition', 'desc').orderBy('ordinal').execute()
}
