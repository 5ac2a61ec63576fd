/**
 * `npm run content:export -- FOLDER` writes this portal's published content as a package of files, which `npm
 * run content:import` reads into another portal. The portal may be running or not.
 */
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import { openDatabase } from '../server/db/database.ts'
import { exportContent } from '../server/domains/content/package/export-content.ts'
import { canHoldPackage } from '../server/domains/content/package/write-package.ts'
import { readConfig } from '../server/env.ts'
import { keepsFilesInCommonPlace, otherPlaceProblem } from '../server/files/common-place.ts'
import { loadSecrets } from '../server/secrets.ts'
import { StartError } from '../server/start-error.ts'
import { storedFiles } from '../server/stored-files.ts'
import { requireData } from './own-portal.ts'
import { reachDatabase } from './reach-database.ts'

try {
  await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const [folder, ...others] = process.argv.slice(2)
  if (folder === undefined || others.length > 0)
    throw new StartError('Expects a folder, such as npm run content:export -- ./our-content')
  if (!canHoldPackage(folder))
    throw new StartError(`${folder}: holds other things; expects a new folder, or a package to write anew`)
  const config = readConfig(process.env)
  requireData(config)
  const { url, stop } = await reachDatabase(config)
  const { db } = openDatabase(url, { maxConnections: 1 })
  try {
    const files = storedFiles(config, cipherOfSecrets(loadSecrets(config)))
    if (!(await keepsFilesInCommonPlace(db, files))) throw new StartError(otherPlaceProblem)
    const { records, pictures } = await exportContent({ db, files }, folder)
    console.log(`${folder}: ${records} records and ${pictures} pictures, as readers see them`)
  } finally {
    await db.destroy()
    await stop()
  }
}
