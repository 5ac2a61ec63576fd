import type { Db } from './database.ts'
import { findSetting, putSetting } from './settings.queries.ts'

/** How the portal of a database was last started: commands beside it compare their settings with this. */
export type LastStart = { origin: string; isDemo: boolean }

const key = 'lastStart'

export async function noteStart(db: Db, { origin, isDemo }: LastStart): Promise<void> {
  await putSetting(db, key, { origin, isDemo })
}

/** Null where no portal has been started on the database yet. */
export async function findLastStart(db: Db): Promise<LastStart | null> {
  const found = (await findSetting(db, key))?.value as Partial<LastStart> | undefined
  return typeof found?.origin === 'string' ? { origin: found.origin, isDemo: found.isDemo === true } : null
}
