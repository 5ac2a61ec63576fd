import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../../start-error.ts'
import type { SystemAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { adminRole } from './cluster.ts'
import type { Folders } from './folders.ts'
import {
  type Launched,
  lastLogLines,
  launchPostmaster,
  livePostmaster,
  removeStalePidFile,
} from './postmaster.ts'

/** What is needed to start the server on one data folder. */
export type Ground = { folders: Folders; binaries: Binaries; account: SystemAccount; isDurable: boolean }

/** The connection whose session holds the owner's lock; while it lives, this Yisun owns the server. */
export type Ownership = { admin: Client; pid: number; isAdopted: boolean }

const startTimeoutMs = 60_000
/** A Yisun that was just killed keeps its lock until its server process notices, which takes milliseconds. */
const lockPatienceMs = 1000
/** "YISUN" as a number: the key of the lock that says which process owns this server. */
const ownerLockKey = 0x59_49_53_55

/**
 * Starts the server, or takes over one that lost its Yisun, and becomes its owner. A lock inside PostgreSQL
 * decides who owns it: it ends with its holder's connection, so that no stale file or process id can mislead.
 * @throws StartError when a live Yisun owns it, or the server does not start.
 */
export async function takeOwnership(ground: Ground): Promise<Ownership> {
  const { admin, launched } = await reachServer(ground)
  try {
    await takeLock(admin, ground.folders.dataDir)
    const pid = livePostmaster(ground.folders.cluster) ?? launched?.pid ?? 0
    return { admin, pid, isAdopted: launched?.pid !== pid }
  } catch (error) {
    await admin.end()
    throw error
  }
}

async function reachServer(ground: Ground): Promise<{ admin: Client; launched: Launched | null }> {
  const { folders, binaries, account, isDurable } = ground
  let launched: Launched | null = null
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(15)) {
    const attempt = await tryConnect(folders)
    if (attempt.admin) return { admin: attempt.admin, launched }
    if (attempt.failure) throw new StartError(`The database refuses its owner: ${attempt.failure}`)
    if (livePostmaster(folders.cluster) !== null) continue
    if (launched && !launched.hasExited()) continue
    if (launched && !isWorthAnotherTry(folders.log)) throw crashed(folders.log)
    removeStalePidFile(folders.cluster)
    launched = launchPostmaster(folders, binaries, account, isDurable)
  }
  const pid = livePostmaster(folders.cluster)
  throw new StartError(
    `The database server${pid ? ` (process ${pid})` : ''} in ${folders.dataDir} does not answer: ${logTail(folders.log)}`,
  )
}

type Attempt = { admin?: Client; failure?: string }

/** Connected, failed for good, or not ready: absent, starting up or shutting down. */
async function tryConnect(folders: Folders): Promise<Attempt> {
  const admin = new Client({
    host: folders.socketDir,
    port: 5432,
    user: adminRole,
    database: 'postgres',
    ssl: false,
    application_name: `yisun owner ${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  // Stays after connecting: without a listener a lost connection would end the process.
  admin.on('error', () => {})
  try {
    await admin.connect()
    return { admin }
  } catch (error) {
    await admin.end().catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const isFinal = /^(28|3D|EACCES|EPERM)/.test(code)
    return isFinal && error instanceof Error ? { failure: error.message } : {}
  }
}

async function takeLock(admin: Client, dataDir: string): Promise<void> {
  for (const end = Date.now() + lockPatienceMs; ; await sleep(50)) {
    const { rows } = await admin.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      ownerLockKey,
    ])
    if (rows[0]?.held) return
    if (Date.now() > end) break
  }
  const { rows } = await admin.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.granted`,
    [ownerLockKey],
  )
  const holder = rows[0]?.application_name.replace('yisun owner ', 'process ') ?? 'another process'
  throw new StartError(
    `Yisun is already running on the data in ${dataDir} (${holder}); stop it, or set YISUN_DATA_DIR to another folder`,
  )
}

/**
 * Two failures are temporary: processes of a killed server still hold its memory for a moment, or another
 * start was faster and its server is about to answer.
 */
function isWorthAnotherTry(log: string): boolean {
  return /still in use|lock file .* already exists/.test(lastLogLines(log).join('\n'))
}

function crashed(log: string): StartError {
  return new StartError(`The database server stopped while starting: ${logTail(log)}`)
}

function logTail(log: string): string {
  const lines = lastLogLines(log)
  return `${lines.length ? lines.join(' | ') : 'it left no message'} (${log})`
}
