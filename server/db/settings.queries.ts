import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A setting as last saved, with its version; undefined while it was never saved. */
export async function findSetting(db: Db, key: string, forUpdate = false) {
  let query = db.selectFrom('settings').select(['value', 'version']).where('key', '=', key)
  if (forUpdate) query = query.forUpdate()
  return query.executeTakeFirst()
}

/**
 * Saves a setting over the version that was read; 0 where there was none.
 * @returns its next version; undefined after a concurrent save
 */
export async function saveSetting(
  db: Db,
  key: string,
  value: Record<string, unknown>,
  version: number,
): Promise<number | undefined> {
  const json = JSON.stringify(value)
  const row =
    version === 0
      ? await db
          .insertInto('settings')
          .values({ key, value: json })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('settings')
          .set({ value: json, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return row?.version
}

/** Overwrites a setting whatever its version. */
export async function putSetting(db: Db, key: string, value: Record<string, unknown>): Promise<void> {
  const json = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: json, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
