import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { removeWithUsers, unmount } from './leftovers.ts'
import { makeMemoryFolder } from './memory-folder.ts'

/** A disk of its own, mounted for one test. */
export type OwnDisk = {
  /** Where it is mounted. */
  path: string
  /** Has everything written to it that the system still holds in memory. */
  settle(): void
  /**
   * Cuts the power: the disk comes back as it was at one moment, without what the system had not written to it.
   * @param kill ends everything that uses the disk, right after that moment
   */
  cutPower(kill: () => Promise<void>): Promise<void>
}

/** Whether this machine lets us mount disks: as root on Linux, and not in every container. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mountsHere()
if (!canMount)
  console.warn('This machine mounts no disks (that takes root on Linux): power cuts are not tried')

function mountsHere(): boolean {
  const folder = makeFolder()
  try {
    mountDisk(makeImage(join(folder, 'image'), 16), join(folder, 'disk'))
    execFileSync('umount', [join(folder, 'disk')])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes and mounts a disk, and removes it after the test, with the nodes and databases that still use it. */
export function mountOwnDisk({ mebibytes }: { mebibytes: number }): OwnDisk {
  const folder = makeFolder()
  const [shelf, path, copy] = [join(folder, 'shelf'), join(folder, 'disk'), join(folder, 'copy.img')]
  onTestFinished(() => removeWithUsers(folder))
  // The disk is a file on another one that can be frozen: then nothing reaches the disk while it is copied.
  mountDisk(makeImage(join(folder, 'shelf.img'), mebibytes + 256), shelf)
  const image = makeImage(join(shelf, 'disk.img'), mebibytes)
  mountDisk(image, path)
  return {
    path,
    settle: () => void execFileSync('sync', ['-f', path]),
    async cutPower(kill) {
      await run('sh', ['-c', copyFrozen, 'sh', shelf, image, copy])
      await kill()
      await unmount(path)
      await run('cp', ['--sparse=always', copy, image])
      mountDisk(image, path)
    },
  }
}

const run = promisify(execFile)
/** Whatever happens, the shelf is not left frozen. */
const copyFrozen =
  'fsfreeze -f "$1" && cp --sparse=always "$2" "$3"; result=$?; fsfreeze -u "$1"; exit $result'

/** A folder that other system users can pass through, with a path that is short enough for sockets. */
function makeFolder(): string {
  const folder = makeMemoryFolder('disk')
  chmodSync(folder, 0o755)
  return folder
}

function makeImage(path: string, mebibytes: number): string {
  execFileSync('truncate', ['-s', `${mebibytes}M`, path])
  // Nothing is kept back for root, so that a full disk is full for everybody.
  execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', path])
  return path
}

function mountDisk(image: string, path: string): void {
  mkdirSync(path, { recursive: true })
  execFileSync('mount', ['-o', 'loop,noatime', image, path], { stdio: 'pipe' })
}
