/**
 * `npm run content:export -- FOLDER` writes this portal's published content as a package of files, which `npm
 * run content:import` reads into another portal. The portal may be running or not.
 */
import { exportContent } from '../server/domains/content/package/export-content.ts'
import { canHoldPackage } from '../server/domains/content/package/write-package.ts'
import { readConfig } from '../server/env.ts'
import { requireCommonPlace } from '../server/files/common-place.ts'
import { StartError } from '../server/start-error.ts'
import { storedFiles } from '../server/stored-files.ts'
import { requireData } from './own-portal.ts'
import { withPortal } from './reach-database.ts'
import { runCommand } from './run-command.ts'

await runCommand(run)

async function run(): Promise<void> {
  const [folder, ...others] = process.argv.slice(2)
  if (folder === undefined || others.length > 0)
    throw new StartError('Expects a folder, such as npm run content:export -- ./our-content')
  if (!canHoldPackage(folder))
    throw new StartError(`${folder}: holds other things; expects a new folder, or a package to write anew`)
  const config = readConfig(process.env)
  requireData(config)
  await withPortal(config, async ({ db, cipher }) => {
    const files = storedFiles(config, cipher)
    await requireCommonPlace(db, files, config)
    const { records, pictures } = await exportContent({ db, files }, folder)
    console.log(`${folder}: ${records} records and ${pictures} pictures, as readers see them`)
  })
}
