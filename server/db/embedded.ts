import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { resolveAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { adminRole, appRole, databaseName, ensureCluster, ownerRole, provision } from './embedded/cluster.ts'
import { isFull, prepareFolders, removeEmptyFolder } from './embedded/folders.ts'
import { type Ground, type Ownership, takeOwnership } from './embedded/ownership.ts'
import { livePostmaster, stopPostmaster } from './embedded/postmaster.ts'

export type EmbeddedOptions = {
  /** Absolute or relative to the working folder; made when missing. */
  dataDir: string
  /** Gets one line for each unusual event: adopted, lost, brought back. */
  log?: (line: string) => void
  /** False trades safety against a power cut for speed. For tests alone. */
  isDurable?: boolean
  /** Called once when the server is lost and cannot be brought back; without it the error is thrown. */
  onLost?: (error: Error) => void
}

/** A running embedded database. Addresses hold no password: the socket's folder decides who may connect. */
export type EmbeddedDatabase = {
  /** For migrations: role `yisun_owner` on database `yisun`. */
  ownerUrl: string
  /** For serving: role `yisun_app` on database `yisun`. */
  appUrl: string
  /** The superuser, for tests and maintenance (databases from a template, amcheck). */
  adminUrl: string
  socketDir: string
  /** Whether the server was already running without an owner. */
  isAdopted: boolean
  /** The server's process id, null while it is down. */
  pid: () => number | null
  /** Deletes the whole database; the next start makes an empty one. */
  dropDatabase: () => Promise<void>
  /** Stops the server cleanly; safe to call twice. */
  stop: () => Promise<void>
}

/**
 * Runs the PostgreSQL that came with the packages, on a socket alone, for one data folder; several folders
 * can run at once. A server that dies while Yisun runs is restarted.
 * @throws StartError with one line for the operator, for instance when a live Yisun owns the folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const ground = await prepareGround(options)
  const { dataDir, socketDir, cluster } = ground.folders
  let ownership = await takeOwnership(ground)
  await provision(ownership.admin)
  const { isAdopted } = ownership
  if (isAdopted) options.log?.(`adopted the database server (process ${ownership.pid}) in ${dataDir}`)
  let stopping: Promise<void> | null = null
  let recovering: Promise<void> | null = null
  let isOwner = true

  const watch = ({ admin }: Ownership) => {
    admin.once('end', () => {
      if (!stopping) recovering = recover()
    })
  }
  const recover = async () => {
    options.log?.('the database server was lost; bringing it back')
    try {
      ownership = await regain(ground, () => stopping !== null)
      watch(ownership)
      options.log?.('the database server is back')
    } catch (error) {
      isOwner = false
      if (stopping) return
      const lost = error instanceof Error ? error : new StartError(String(error))
      if (!options.onLost) throw lost
      options.onLost(lost)
    }
  }
  const stop = async () => {
    await recovering
    // A server that another Yisun took over in the meantime is left running.
    if (isOwner) await stopPostmaster(cluster)
    await ownership.admin.end().catch(() => {})
    if (isOwner) removeEmptyFolder(socketDir)
  }
  watch(ownership)
  return {
    ownerUrl: address(socketDir, ownerRole, databaseName),
    appUrl: address(socketDir, appRole, databaseName),
    adminUrl: address(socketDir, adminRole, 'postgres'),
    socketDir,
    isAdopted,
    pid: () => livePostmaster(cluster),
    dropDatabase: async () => {
      await ownership.admin.query(`drop database ${databaseName} with (force)`)
    },
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

async function prepareGround({ dataDir, isDurable = true }: EmbeddedOptions): Promise<Ground> {
  if (process.platform === 'win32') {
    throw new StartError(
      'DATABASE_URL: on Windows Yisun needs an own PostgreSQL 15 or later; expects postgres://…',
    )
  }
  const account = resolveAccount(join(dataDir, 'postgres'))
  const folders = prepareFolders(dataDir, account)
  const shelf = account ? '/var/lib/yisun/programs' : join(folders.dataDir, 'programs')
  const binaries = findBinaries(shelf, account)
  await ensureCluster(folders, binaries, account, isDurable)
  return { folders, binaries, account, isDurable }
}

/**
 * Up to five tries with growing pauses: a crash can leave its processes behind for a moment. On a full disk it
 * is tried until there is room, since the node meanwhile serves what it has and says that the rest is away.
 */
async function regain(ground: Ground, isStopping: () => boolean): Promise<Ownership> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await takeOwnership(ground)
    } catch (error) {
      if (isStopping() || (attempt >= 5 && !isFull(ground.folders.cluster))) throw error
      await sleep(Math.min(attempt, 5) * 200)
    }
  }
}

function address(socketDir: string, role: string, database: string): string {
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socketDir)}&sslmode=disable`
}
