import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memory } from './memory-folder.ts'

/** Removes the folders of processes that were killed before they could, with the disks and servers in them. */
export async function removeLeftovers(): Promise<void> {
  // What is left behind may be why there is no more room in memory.
  for (const place of [memory, tmpdir()].filter(existsSync)) {
    for (const name of readdirSync(place)) {
      const pid = Number(/^yisun-[a-z]+-(\d+)-\w{6}$/.exec(name)?.[1])
      if (pid && !isAlive(pid) && isOurs(join(place, name))) await removeWithUsers(join(place, name))
    }
  }
}

function isOurs(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
}

/** Removes a folder, the disks that are mounted in it, and the processes that work there. */
export async function removeWithUsers(folder: string): Promise<void> {
  endUsers(folder)
  for (const disk of disksIn(folder)) await unmount(disk)
  rmSync(folder, { recursive: true, force: true })
}

/** Killed processes keep their disk for a moment, and a node brings back the database that it has lost. */
export async function unmount(path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isMounted = spawnSync('mountpoint', ['-q', path]).status === 0
    if (!isMounted || spawnSync('umount', [path]).status === 0) return
    await sleep(100)
  }
  throw new Error(`${path} is still in use`)
}

/** The disks mounted below a folder, those on other ones first. */
function disksIn(folder: string): string[] {
  if (process.platform !== 'linux') return []
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  return mounted.filter((path) => path.startsWith(`${folder}/`)).reverse()
}

/** Kills the nodes whose data folder is here, and then the databases that run here. */
function endUsers(folder: string): void {
  if (process.platform !== 'linux') return
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  const nodes = pids.filter((pid) => dataDirOf(pid).startsWith(folder))
  const databases = pids.filter((pid) => workplaceOf(pid).startsWith(folder))
  for (const pid of [...nodes, ...databases]) killQuietly(pid)
}

function dataDirOf(pid: number): string {
  return readQuietly(
    () => /(?:^|\0)YISUN_DATA_DIR=([^\0]*)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1],
  )
}

function workplaceOf(pid: number): string {
  return readQuietly(() => readlinkSync(`/proc/${pid}/cwd`))
}

/** Processes end while they are looked at. */
function readQuietly(read: () => string | undefined): string {
  try {
    return read() ?? ''
  } catch {
    return ''
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
