import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { makeDataDir } from '../../data-dir.ts'
import { StartError } from '../../start-error.ts'
import type { SystemAccount } from './account.ts'

/** Paths of the parts of an embedded database, all absolute and free of symbolic links. */
export type Folders = {
  dataDir: string
  /** PGDATA; its name has no version, which `PG_VERSION` inside states. */
  cluster: string
  /** Holds only the socket; 0700, so that file permissions alone decide who may connect. */
  socketDir: string
  log: string
}

/** sun_path holds 108 bytes on Linux and 104 on macOS, including the final zero. */
const socketPathLimit = process.platform === 'darwin' ? 103 : 107
const socketName = '/.s.PGSQL.5432'

/**
 * Makes the folders whatever the umask is. With a system account the data folder itself stays with root, so
 * that the database can neither list it nor replace its secrets; the server's folders belong to the account.
 */
export function prepareFolders(dataDir: string, account: SystemAccount): Folders {
  const root = makeDataDir(dataDir)
  const closed = closedFolder(root, account)
  if (closed) {
    throw new StartError(
      `YISUN_DATA_DIR: the system user ${account?.name} runs the database and cannot pass through ${closed}; ` +
        'choose a folder that is open to it, such as /var/lib/yisun',
    )
  }
  const cluster = join(root, 'postgres')
  const server = join(root, 'server')
  makePrivate(server, account)
  const socketDir = pickSocketDir(root, account)
  makePrivate(socketDir, account)
  return { dataDir: root, cluster, socketDir, log: join(server, 'postgres.log') }
}

/** The first folder on the way to `path` that `account` may not pass through, or null. */
export function closedFolder(path: string, account: SystemAccount): string | null {
  if (!account) return null
  const parent = dirname(path)
  const above = parent === path ? null : closedFolder(parent, account)
  if (above) return above
  return mayUse(path, account, 1) ? null : path
}

/** Whether `account` can read everything below `path` (enter folders, run programs). */
export function isReadableTree(path: string, account: SystemAccount): boolean {
  if (!account) return true
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return true // A dangling link: nobody can read it, and nobody needs to.
  const needed = stat.isDirectory() || stat.mode & 0o100 ? 5 : 4
  if (!mayUse(path, account, needed)) return false
  return !stat.isDirectory() || readdirSync(path).every((name) => isReadableTree(join(path, name), account))
}

/** A server begins with a new file of its log, of 16 MiB, and may need several. */
const leastRoom = 64 * 2 ** 20

/** Whether the disk of a folder has too little room for a database server. */
export function isFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < leastRoom
}

/** Removes a socket folder outside the data folder unless it is in use. */
export function removeEmptyFolder(path: string): void {
  try {
    rmdirSync(path)
  } catch {
    // Not empty: the folder is in the data folder, beside the log.
  }
}

function mayUse(path: string, account: NonNullable<SystemAccount>, bits: number): boolean {
  const { uid, gid, mode } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}

function makePrivate(path: string, account: SystemAccount): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!isExisting(error)) throw new StartError(`The folder ${path} cannot be made (${reason(error)})`)
  }
  // lstat: a link that somebody put into a shared folder must not redirect the socket.
  const stat = lstatSync(path)
  const own = process.getuid?.()
  const owner = account?.uid ?? own
  // Ours is a folder made by this start, or by another that has not handed it over yet.
  if (!stat.isDirectory() || (owner !== undefined && stat.uid !== owner && stat.uid !== own)) {
    throw new StartError(
      `The folder ${path} belongs to somebody else; remove it or set another YISUN_DATA_DIR`,
    )
  }
  if (account && stat.uid !== owner) chownSync(path, account.uid, account.gid)
  chmodSync(path, 0o700)
}

function pickSocketDir(dataDir: string, account: SystemAccount): string {
  const near = join(dataDir, 'server')
  if (Buffer.byteLength(near + socketName) <= socketPathLimit) return near
  const owner = account?.uid ?? process.getuid?.() ?? 0
  return `/tmp/yisun-${owner}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
