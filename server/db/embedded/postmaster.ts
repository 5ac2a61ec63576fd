import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import type { Folders } from './folders.ts'

/** A server process that this Yisun started. */
export type Launched = { pid: number; hasExited: () => boolean }

/**
 * Starts PostgreSQL in its own session: Ctrl-C in the terminal reaches Yisun alone, which finishes its
 * requests before it stops the database. The log is a file, not a pipe, so the server outlives a killed
 * Yisun.
 */
export function launchPostmaster(
  folders: Folders,
  binaries: Binaries,
  account: SystemAccount,
  isDurable: boolean,
): Launched {
  if (existsSync(folders.log)) renameSync(folders.log, `${folders.log}.1`)
  const log = openSync(folders.log, 'a', 0o600)
  try {
    const child = spawn(binaries.postgres, serverOptions(folders, isDurable), {
      cwd: folders.cluster,
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', log, log],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    })
    return follow(child, folders)
  } finally {
    closeSync(log)
  }
}

/** The process id of this cluster's server, or null. A stale file or a reused id is recognised. */
export function livePostmaster(cluster: string): number | null {
  const text = readPidFile(cluster)
  const pid = Number(text?.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 && isPostmasterOf(pid, cluster) ? pid : null
}

/**
 * Removes the pid file of a server that is gone. PostgreSQL itself would refuse to start where the same user
 * has a new process with this id, or where it belongs to a zombie process.
 */
export function removeStalePidFile(cluster: string): void {
  const judged = readPidFile(cluster)
  if (judged === null || livePostmaster(cluster) !== null) return
  const path = join(cluster, 'postmaster.pid')
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    // Another start may have written its own file in between: it is put back.
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch {
    // Removed by another process, which is the wanted outcome.
  }
}

/** Fast shutdown: open transactions are rolled back, data is written to disk. Forced after 30 seconds. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = livePostmaster(cluster)
  if (pid === null) return
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    signalQuietly(pid, signal)
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(10)) {
      if (!isPostmasterOf(pid, cluster)) return
    }
  }
}

/** The last lines of the server's log, oldest first; empty when there is no log. */
export function lastLogLines(log: string, count = 5): string[] {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count)
  } catch {
    return []
  }
}

function follow(child: ChildProcess, folders: Folders): Launched {
  let hasExited = false
  child.on('exit', () => {
    hasExited = true
  })
  child.on('error', () => {
    hasExited = true
  })
  child.unref()
  chmodSync(folders.log, 0o600)
  return { pid: child.pid ?? 0, hasExited: () => hasExited }
}

function serverOptions(folders: Folders, isDurable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: folders.socketDir,
    unix_socket_permissions: '0700',
    shared_buffers: `${bufferMegabytes()}MB`,
    // Pages come from the system's cache: an I/O worker costs more than the read itself.
    io_method: 'sync',
    logging_collector: 'off',
    // Errors of single statements can hold personal values; Yisun logs them itself, without these.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', folders.cluster, '-p', '5432', ...options]
}

/** Room for 100,000 search records and their index, where the machine has it; unused memory is not taken. */
function bufferMegabytes(): number {
  return Math.max(32, Math.min(384, Math.floor(totalmem() / 4 / 2 ** 20)))
}

function readPidFile(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return null
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return isListedPostmaster(pid, cluster)
  try {
    // The state follows the last bracket; Z is a zombie process.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return false
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

function isListedPostmaster(pid: number, cluster: string): boolean {
  try {
    const line = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,command='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return !line.startsWith('Z') && line.includes(`-D ${cluster} `)
  } catch {
    return false
  }
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}
