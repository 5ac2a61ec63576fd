import type { FileStore } from '../adapters/files/port.ts'
import type { Db } from '../db/database.ts'
import { findSetting, saveSetting } from '../db/settings.queries.ts'

const settingKey = 'filePlace'

export const otherPlaceProblem =
  'YISUN_DATA_DIR: the portal keeps its files elsewhere; expects the folder that all its nodes share, restored with ' +
  'the database. Where its files are lost for good, "npm run db:adopt-files" takes this one from now on'

/**
 * Whether this node keeps files where the portal does; the first node of a portal decides the place.
 * Elsewhere it would take papers that nobody else can open, and report other nodes' papers as missing.
 */
export async function keepsFilesInCommonPlace(db: Db, files: FileStore): Promise<boolean> {
  const id = await files.placeId()
  const common = (await findSetting(db, settingKey)) ?? (await settle(db, id))
  return (common?.value as { id?: unknown } | undefined)?.id === id
}

/** Of several nodes that start at once, one decides it. */
async function settle(db: Db, id: string) {
  await saveSetting(db, settingKey, { id }, 0)
  return findSetting(db, settingKey)
}

/** Declares this the place of the portal's files from now on, whatever was recorded before. */
export async function adoptPlace(db: Db, files: FileStore): Promise<void> {
  const id = await files.placeId()
  const found = await findSetting(db, settingKey)
  await saveSetting(db, settingKey, { id }, found?.version ?? 0)
}
