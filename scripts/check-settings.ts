/** Tells what the start would refuse of the settings; needs the packages, but nothing that is generated or built. */
import { readConfig } from '../server/env.ts'
import { loadSecrets } from '../server/secrets.ts'
import { StartError } from '../server/start-error.ts'

try {
  loadSecrets(readConfig(process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
