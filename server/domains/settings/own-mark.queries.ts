import type { Db } from '../../db/database.ts'
import { markPrefix } from './own-mark.ts'

/** Removes what was only tried. @param used names that pages still show */
export async function removeMarks(db: Db, used: string[]): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('key', 'like', `${markPrefix}%`)
    .where('key', 'not in', [markPrefix, ...used.map((name) => markPrefix + name)])
    .execute()
}
