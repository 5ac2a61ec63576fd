import type { Config } from '../env.ts'
import { databaseUser } from '../env-fields.ts'
import { StartError } from '../start-error.ts'
import { checkApplication } from './check-application.ts'
import { checkDatabase, type DatabaseSetting } from './check-database.ts'
import { startEmbedded } from './embedded.ts'
import { migrateToLatest } from './migrate.ts'

/** A database that is checked, migrated and ready to serve. */
export type PreparedDatabase = {
  /** Of the application's role. */
  url: string
  /** Stops the embedded server; the operator's own database is left running. */
  stop: () => Promise<void>
}

export type PrepareOptions = {
  log: (line: string) => void
  /** Called when the embedded server is lost and cannot be restarted. */
  onLost: (error: Error) => void
}

/**
 * Starts the embedded database, or uses the operator's own, and migrates it to the newest state. A node
 * without `DATABASE_OWNER_URL` only makes sure that it is migrated.
 * @throws StartError with one line for the operator; the embedded server is stopped again
 */
export async function prepareDatabase(config: Config, options: PrepareOptions): Promise<PreparedDatabase> {
  if (config.database) {
    const { url, ownerUrl } = config.database
    if (ownerUrl) await migrate(ownerUrl, databaseUser(url) ?? '', 'DATABASE_OWNER_URL')
    await checkDatabase(url, 'DATABASE_URL')
    await checkApplication(url)
    return { url, stop: async () => {} }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, ...options })
  try {
    await migrate(
      embedded.ownerUrl,
      databaseUser(embedded.appUrl) ?? '',
      'YISUN_DATA_DIR',
      ` in ${config.dataDir}`,
    )
    await checkApplication(embedded.appUrl)
    return { url: embedded.appUrl, stop: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** @param place follows "the database": the folder of an embedded one, which is chosen where none is set */
async function migrate(
  ownerUrl: string,
  appRole: string,
  setting: DatabaseSetting,
  place = '',
): Promise<void> {
  await checkDatabase(ownerUrl, setting)
  try {
    await migrateToLatest(ownerUrl, appRole)
  } catch (error) {
    const cause = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new StartError(`${setting}: the database${place} could not be brought to this release (${cause})`)
  }
}
