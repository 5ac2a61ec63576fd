/**
 * `npm run db:migrate` brings the database to this release without starting the portal; `npm run db:reset`
 * empties the demo and fills it again; `npm run db:adopt-files` declares this data folder the place of the
 * portal's files from now on, when the files of the previous folder are lost; `npm run db:move-files` copies the
 * data folder's files to S3 and declares S3 their place; `npm run db:remove-demo-staff` removes the made-up
 * people from a former demo.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyToS3 } from '../server/adapters/files/copy-to-s3.ts'
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import { auditAnchorsPath, openAuditAnchors } from '../server/db/audit/audit-anchors.ts'
import { noteAudit } from '../server/db/audit/audit-watch.ts'
import { openDatabase } from '../server/db/database.ts'
import { removeDemoPeople } from '../server/db/demo/demo-people.ts'
import { loadDemoStaff } from '../server/db/demo/demo-staff.ts'
import { loadDemo } from '../server/db/demo/load-demo.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { prepareDatabase } from '../server/db/prepare-database.ts'
import { readConfig } from '../server/env.ts'
import {
  adoptPlace,
  keepsFilesInCommonPlace,
  otherPlaceProblem,
  requireReachableFiles,
} from '../server/files/common-place.ts'
import { loadSecrets } from '../server/secrets.ts'
import { StartError } from '../server/start-error.ts'
import { filesInFolder, filesOnS3, filesPlaceName, storedFiles } from '../server/stored-files.ts'
import { withPortal } from './reach-database.ts'
import { runCommand } from './run-command.ts'

const commands: Record<string, () => Promise<void>> = {
  migrate,
  reset,
  'adopt-files': adoptFiles,
  'move-files': moveFiles,
  'remove-demo-staff': removeStaff,
}

await runCommand(() => {
  const command = commands[process.argv[2] ?? '']
  if (!command)
    throw new StartError('Expects "migrate", "reset", "adopt-files", "move-files" or "remove-demo-staff"')
  return command()
})

async function migrate(): Promise<void> {
  const config = readConfig(process.env)
  if (config.database && !config.database.ownerUrl) {
    throw new StartError('DATABASE_OWNER_URL: is missing; expects the address of the owner of DATABASE_URL')
  }
  const database = await prepareDatabase(config, { log: console.log, onLost: fail })
  await database.stop()
  console.log('The database is at this release')
}

/** Only for the demo: a command of this name must not lose anything that real people entered. */
async function reset(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.isDemo)
    throw new StartError('YISUN_DEMO: only the demo can be reset; expects 1, without DATABASE_URL')
  const { dataDir } = config
  // Before there is a database, which would need the keys that are then missing.
  const cipher = cipherOfSecrets(loadSecrets(config))
  const old = await startEmbedded({ dataDir, log: console.log })
  await old.dropDatabase()
  await old.stop()
  rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  rmSync(auditAnchorsPath(config), { force: true })
  const database = await prepareDatabase(config, { log: console.log, onLost: fail })
  const { db } = openDatabase(database.url, { maxConnections: 1, cipher })
  // Before anybody has an account.
  await noteAudit(db, openAuditAnchors(auditAnchorsPath(config), cipher))
  await loadDemo(db)
  await loadDemoStaff(db, cipher)
  await db.destroy()
  await database.stop()
  console.log(`The demo in ${dataDir} is as new`)
}

async function adoptFiles(): Promise<void> {
  const config = readConfig(process.env)
  await withPortal(config, async ({ db, cipher }) => {
    const files = storedFiles(config, cipher)
    await requireReachableFiles(files)
    await adoptPlace(db, files)
    console.log(`The portal's files lie in ${filesPlaceName(config)} from now on; start its nodes anew`)
  })
}

/** Can be interrupted and run again. The folder keeps its files. */
async function moveFiles(): Promise<void> {
  const config = readConfig(process.env)
  const { dataDir, s3 } = config
  if (!s3)
    throw new StartError('YISUN_FILES_URL: is missing; expects where to move the files, s3://bucket/prefix')
  await withPortal(config, async ({ db, cipher }) => {
    const from = filesInFolder({ dataDir }, cipher)
    const to = filesOnS3({ dataDir, s3 }, cipher)
    await requireReachableFiles(to)
    // Once S3 is the place, the folder's files are old.
    if (!(await keepsFilesInCommonPlace(db, from))) throw new StartError(otherPlaceProblem({ s3: null }))
    const count = await copyToS3(join(dataDir, 'files'), cipher, to)
    await adoptPlace(db, to)
    console.log(
      `${count} files were copied to ${filesPlaceName(config)}; start every node with YISUN_FILES_URL`,
    )
  })
}

async function removeStaff(): Promise<void> {
  const config = readConfig(process.env)
  if (config.isDemo) throw new StartError('YISUN_DEMO: a demo keeps its people; expects 0')
  await withPortal(config, async ({ db, cipher }) => {
    const count = await removeDemoPeople(db, cipher)
    console.log(`${count} of the demo's people were taken out; invite your own by "npm run staff:invite"`)
  })
}

function fail(error: Error): void {
  console.error(error.message)
  process.exit(1)
}
