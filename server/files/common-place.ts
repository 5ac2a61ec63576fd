import type { FileStore } from '../adapters/files/port.ts'
import { unreachableProblem } from '../adapters/files/s3-failures.ts'
import type { Db } from '../db/database.ts'
import { findSetting, saveSetting } from '../db/settings.queries.ts'
import type { Config } from '../env.ts'
import { StartError } from '../start-error.ts'

const settingKey = 'filePlace'

export function otherPlaceProblem({ s3 }: Pick<Config, 's3'>): string {
  const [setting, expected] = s3
    ? ['YISUN_FILES_URL', 'the bucket and prefix']
    : ['YISUN_DATA_DIR', 'the folder (or the bucket, by YISUN_FILES_URL)']
  return (
    `${setting}: the portal keeps its files elsewhere; expects ${expected} that all its nodes share, restored with ` +
    'the database. Where its files are lost for good, "npm run db:adopt-files" takes this one from now on'
  )
}

/** @throws {StartError} where S3 cannot be reached or used: the setting and what it expects */
export async function requireReachableFiles(files: FileStore): Promise<void> {
  const problem = await unreachableProblem(files)
  if (problem) throw new StartError(problem)
}

/** @throws {StartError} unless files are kept where the portal keeps them, and can be reached */
export async function requireCommonPlace(
  db: Db,
  files: FileStore,
  config: Pick<Config, 's3'>,
): Promise<void> {
  await requireReachableFiles(files)
  if (!(await keepsFilesInCommonPlace(db, files))) throw new StartError(otherPlaceProblem(config))
}

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
