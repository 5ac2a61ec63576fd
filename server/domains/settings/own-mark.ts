import { createHash } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { findSetting, saveSetting } from '../../db/settings.queries.ts'

export const markPrefix = 'mark.'

/** Keeps a mark beside the settings, where every node and every backup has it. @returns its name */
export async function keepMark(db: Db, png: Buffer): Promise<string> {
  const name = createHash('sha256').update(png).digest('hex').slice(0, 16)
  await saveSetting(db, markPrefix + name, { png: png.toString('base64') }, 0)
  return name
}

/** An uploaded mark as a data URL; null where there is none of that name. */
export async function findMark(db: Db, name: string): Promise<string | null> {
  const png = ((await findSetting(db, markPrefix + name))?.value as { png?: unknown } | undefined)?.png
  return typeof png === 'string' ? `data:image/png;base64,${png}` : null
}
