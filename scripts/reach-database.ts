import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import type { PersonalCipher } from '../server/crypto/personal-columns.ts'
import { type Db, openDatabase } from '../server/db/database.ts'
import { findRunningDatabase } from '../server/db/embedded/running.ts'
import { prepareDatabase } from '../server/db/prepare-database.ts'
import type { Config } from '../server/env.ts'
import { loadSecrets } from '../server/secrets.ts'

/** What a command works with; `cipher` knows the keys as they are when it begins. */
type ReachedPortal = { db: Db; url: string; cipher: PersonalCipher }

/** Works with the running portal's database, or with one started for this command, and leaves it as it was. */
export async function withPortal(
  config: Config,
  work: (portal: ReachedPortal) => Promise<void>,
): Promise<void> {
  const { url, stop } = await reachDatabase(config)
  const cipher = cipherOfSecrets(loadSecrets(config))
  const { db } = openDatabase(url, { maxConnections: 2, cipher })
  try {
    await work({ db, url, cipher })
  } finally {
    await db.destroy()
    await stop()
  }
}

async function reachDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
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
