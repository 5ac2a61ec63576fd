/** Reports the settings that the start would refuse; needs the packages, but no generated or built files. */
import { readConfig } from '../server/env.ts'
import { loadSecrets } from '../server/secrets.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => loadSecrets(readConfig(process.env)))
