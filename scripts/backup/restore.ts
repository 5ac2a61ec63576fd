/**
 * `npm run restore -- <folder>` restores a backup into an empty place: the data folder and, where DATABASE_URL
 * states one, the database. It needs the keys of the backed up portal, and checks everything.
 */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openBackup } from '../../server/backup/manifest-file.ts'
import {
  type Backup,
  checkBackup,
  type RestoredTo,
  requireEmptyDatabase,
  requireEmptyDataDir,
  restoreBackup,
} from '../../server/backup/restore-backup.ts'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { makeDataDir } from '../../server/data-dir.ts'
import { auditAnchorsPath } from '../../server/db/audit/audit-anchors.ts'
import { checkDatabase } from '../../server/db/check-database.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { type Config, readConfig } from '../../server/env.ts'
import { databaseUser } from '../../server/env-fields.ts'
import { loadSecrets } from '../../server/secrets.ts'
import { StartError } from '../../server/start-error.ts'
import { runCommand } from '../run-command.ts'
import { requireFilesHere } from './files-here.ts'

await runCommand(async () => {
  const folder = readArguments()
  const config = readConfig(process.env)
  requireFilesHere(config)
  const backup = await openBackup(folder, config.backupKey)
  makeDataDir(config.dataDir)
  requireEmptyDataDir(config.dataDir)
  const cipher = cipherOfSecrets(secretsOf(config))
  await checkBackup(backup, cipher)
  const problem = await (config.database ? intoOwn : intoEmbedded)(config, (to) =>
    restoreBackup(backup, to, cipher),
  )
  tellOf(backup)
  if (problem)
    throw new StartError(`It is as it was backed up, and something was wrong with it then. ${problem}`)
})

/** New keys would open nothing. */
function secretsOf(config: Config) {
  const path = join(config.dataDir, 'secrets.json')
  if (!(config.secret && config.encryptionKeys) && !existsSync(path)) {
    throw new StartError(
      `YISUN_ENCRYPTION_KEYS: the keys of the backed up portal are missing; put its secrets.json into ${config.dataDir}, ` +
        'or state its YISUN_SECRET and YISUN_ENCRYPTION_KEYS',
    )
  }
  return loadSecrets(config)
}

type Restore = (to: RestoredTo) => Promise<string | null>

async function intoOwn(config: Config, restore: Restore): Promise<string | null> {
  const { url, ownerUrl } = config.database ?? { url: '', ownerUrl: null }
  if (!ownerUrl) {
    throw new StartError('DATABASE_OWNER_URL: is missing; expects the address of the owner of DATABASE_URL')
  }
  await requireEmptyDatabase(ownerUrl, 'DATABASE_OWNER_URL')
  await checkDatabase(ownerUrl, 'DATABASE_OWNER_URL')
  return restore(placeOf(config, { ownerUrl, appUrl: url })).catch((error: unknown) => {
    removeFiles(config)
    console.error('The restore has failed. Drop the database and make it anew before the next try')
    throw error
  })
}

async function intoEmbedded(config: Config, restore: Restore): Promise<string | null> {
  const server = await startEmbedded({ dataDir: config.dataDir, log: console.log })
  let isRestored = false
  try {
    await checkDatabase(server.ownerUrl, 'YISUN_DATA_DIR')
    const problem = await restore(placeOf(config, server))
    isRestored = true
    return problem
  } finally {
    await server.stop()
    // It was empty before: what is there is of this try.
    if (!isRestored) {
      removeFiles(config)
      rmSync(join(config.dataDir, 'postgres'), { recursive: true, force: true })
    }
  }
}

function placeOf(config: Config, { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }): RestoredTo {
  return {
    ownerUrl,
    appUrl,
    appRole: databaseUser(appUrl) ?? '',
    filesDir: join(config.dataDir, 'files'),
    auditNotePath: auditAnchorsPath(config),
  }
}

function removeFiles(config: Config): void {
  rmSync(join(config.dataDir, 'files'), { recursive: true, force: true })
  rmSync(auditAnchorsPath(config), { force: true })
}

function tellOf({ manifest }: Backup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored as of ${manifest.takenAt}: ${rows} rows and ${manifest.files.length} files, equal to the backup. Start it: npm start`,
  )
}

function readArguments(): string {
  const [folder, ...others] = process.argv.slice(2)
  if (!folder || others.length > 0) {
    throw new StartError('Expects the folder of a backup, such as: npm run restore -- /backups/2030-01-31')
  }
  return resolve(process.env.INIT_CWD ?? '.', folder)
}
