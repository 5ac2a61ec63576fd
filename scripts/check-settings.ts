/** Reports the settings that the start would refuse; needs the packages, but no generated or built files. */
import { readConfig } from '../server/env.ts'
import { loadSecrets } from '../server/secrets.ts'
import { StartError } from '../server/start-error.ts'

try {
  loadSecrets(readConfig(process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
