/**
 * `npm run audit:verify` reads the whole audit and says whether its hash chain holds. It prints the last entry as
 * `position:hash`: noted elsewhere and given to a later run with `--noted`, it also tells when entries were cut off
 * the end or the whole chain was written anew. The portal may be running or not.
 */
import { parseArgs } from 'node:util'
import { findAuditEntry, findBrokenAudit, findLastAuditEntry } from '../server/db/audit.ts'
import { type Db, openDatabase } from '../server/db/database.ts'
import { readConfig } from '../server/env.ts'
import { StartError } from '../server/start-error.ts'
import { reachDatabase } from './reach-database.ts'

try {
  const noted = readNoted()
  const { url, stop } = await reachDatabase(readConfig(process.env))
  const { db } = openDatabase(url, { maxConnections: 1 })
  try {
    await verify(db, noted)
  } finally {
    await db.destroy()
    await stop()
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function verify(db: Db, noted: { position: number; hash: string } | null): Promise<void> {
  const broken = await findBrokenAudit(db)
  if (broken !== null) throw new StartError(`Audit: the chain breaks at entry ${broken}`)
  if (noted && (await findAuditEntry(db, noted.position))?.hash !== noted.hash) {
    throw new StartError(`Audit: entry ${noted.position} is not the one that was noted`)
  }
  const last = await findLastAuditEntry(db)
  console.log(
    last
      ? `Audit: ${last.position} entries, the chain holds\nLast entry ${last.position}:${last.hash}`
      : 'Audit: no entries',
  )
}

function readNoted(): { position: number; hash: string } | null {
  const usage = 'Expects nothing, or --noted <position>:<hash> as an earlier run printed it'
  let noted: string | undefined
  try {
    noted = parseArgs({ options: { noted: { type: 'string' } } }).values.noted
  } catch {
    throw new StartError(usage)
  }
  if (noted === undefined) return null
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(noted) ?? []
  if (!position || !hash) throw new StartError(usage)
  return { position: Number(position), hash }
}
