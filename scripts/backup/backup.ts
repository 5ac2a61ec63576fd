/**
 * `npm run backup -- <folder>` writes a whole backup of database and files into a new folder, while the portal
 * runs or not. `-- <folder> --prove` also restores it into a temporary place, compares everything, and records
 * that for the staff's dashboard; of a folder that holds a backup already, it proves that one. With
 * YISUN_BACKUP_KEY the backup is encrypted.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackedUp, makeBackup } from '../../server/backup/make-backup.ts'
import type { Manifest } from '../../server/backup/manifest.ts'
import { isBackup, openBackup } from '../../server/backup/manifest-file.ts'
import { proveBackup } from '../../server/backup/prove-backup.ts'
import { auditAnchorsPath } from '../../server/db/audit/audit-anchors.ts'
import type { Db } from '../../server/db/database.ts'
import { noteProof } from '../../server/db/last-proof.ts'
import { type Config, readConfig } from '../../server/env.ts'
import { keepsFilesInCommonPlace, otherPlaceProblem } from '../../server/files/common-place.ts'
import { StartError } from '../../server/start-error.ts'
import { storedFiles } from '../../server/stored-files.ts'
import { requireData } from '../own-portal.ts'
import { withPortal } from '../reach-database.ts'
import { runCommand } from '../run-command.ts'
import { requireFilesHere } from './files-here.ts'

await runCommand(async () => {
  const { folder, proves } = readArguments()
  const config = readConfig(process.env)
  requireFilesHere(config)
  requireData(config)
  await withPortal(config, async ({ db, url, cipher }) => {
    const files = storedFiles(config, cipher)
    // Elsewhere the files would be missing from the backup.
    if (!(await keepsFilesInCommonPlace(db, files))) throw new StartError(otherPlaceProblem(config))
    const place = await files.placeId()
    const portal: BackedUp = {
      databaseUrl: url,
      dataDir: config.dataDir,
      filesDir: join(config.dataDir, 'files'),
      auditNotePath: auditAnchorsPath(config),
      cipher,
      place,
      version: config.version,
    }
    if (!proves || !isBackup(folder))
      tellOf(await makeBackup(portal, folder, config.backupKey), folder, config)
    if (proves) await prove(db, portal, folder, config)
  })
})

async function prove(db: Db, { cipher, place }: BackedUp, folder: string, config: Config): Promise<void> {
  const backup = await openBackup(folder, config.backupKey)
  if (backup.manifest.place !== place) {
    throw new StartError(`${folder}: the backup is of another portal; run this command with its settings`)
  }
  await proveBackup(backup, cipher)
  await noteProof(db, backup.manifest.takenAt)
  console.log('Proved: restored into an empty place, every row and file is equal and the audit holds')
}

function tellOf(manifest: Manifest, folder: string, config: Config): void {
  const { tables, files, lost, takenAt } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Backed up as of ${takenAt}: ${rows} rows of ${tables.length} tables, ${files.length} files, in ${folder}`,
  )
  if (lost.length > 0) console.warn(`The portal itself has lost these files: ${lost.join(', ')}`)
  const keys =
    config.encryptionKeys && config.secret
      ? 'YISUN_SECRET and YISUN_ENCRYPTION_KEYS'
      : join(config.dataDir, 'secrets.json')
  console.log(
    `The keys are not in it. Keep ${keys} somewhere else: without them nobody can read it, neither a thief nor you`,
  )
  if (config.backupKey) console.log('It is encrypted: keep YISUN_BACKUP_KEY there, too')
}

function readArguments(): { folder: string; proves: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { prove: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) throw new Error('one folder')
    return { folder: resolve(process.env.INIT_CWD ?? '.', folder), proves: values.prove ?? false }
  } catch {
    throw new StartError(
      'Expects a folder for the backup, such as: npm run backup -- /backups/2030-01-31, and --prove or nothing',
    )
  }
}
