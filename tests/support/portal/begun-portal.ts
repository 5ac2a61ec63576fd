import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { livePostmaster } from '../../../server/db/embedded/postmaster.ts'
import { startEmbedded } from '../../../server/db/embedded.ts'
import { createPeople } from '../world/actors.ts'
import { startNode } from './running-portal.ts'
import { testSecrets } from './test-services.ts'

/**
 * Fills an empty data folder as the first start of a portal with its own database does, and signs people in.
 * @returns the settings of its node, and the token of each person's session
 */
export async function beginPortal(dataDir: string, people: number) {
  const settings = { YISUN_DATA_DIR: dataDir, PORT: String(randomInt(20_000, 32_000)) }
  await (await startNode(settings)).stop()
  const database = await startEmbedded({ dataDir })
  const cipher = cipherOfSecrets(testSecrets)
  const { db } = openDatabase(database.appUrl, { maxConnections: 2, cipher })
  const made = await createPeople({ db, services: { cipher } }, Array(people).fill({}))
  await db.destroy()
  await database.stop()
  return { settings, tokens: made.map(({ token }) => token) }
}

/** Kills the database of a data folder with all its processes, like a crash of the machine. */
export function killDatabase(dataDir: string): void {
  const pid = livePostmaster(join(dataDir, 'postgres'))
  if (pid !== null) process.kill(pid, 'SIGKILL')
}

/** Of the superuser of a data folder's own database. */
export function adminUrl(dataDir: string): string {
  const folder = encodeURIComponent(join(dataDir, 'server'))
  return `postgres://postgres@localhost/postgres?host=${folder}&sslmode=disable`
}
