import { findRunningDatabase } from '../server/db/embedded/running.ts'
import { prepareDatabase } from '../server/db/prepare-database.ts'
import type { Config } from '../server/env.ts'

/** The running portal's database, or one started for this command; call `stop` when done. */
export async function reachDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.database) return { url: config.database.url, stop: async () => {} }
  const running = await findRunningDatabase(config.dataDir)
  if (running) return { url: running, stop: async () => {} }
  return prepareDatabase(config, {
    log: console.log,
    onLost: (error) => {
      console.error(error.message)
      process.exit(1)
    },
  })
}
