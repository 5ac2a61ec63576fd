import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const memory = '/dev/shm'
/** In bytes: a run with all its databases takes less than half of it. */
const wanted = 4 * 1024 ** 3

/**
 * The folder for a run's temporary data: in memory if the system has room there, since each test file has a
 * database of its own, and a disk takes long to create and remove its thousand files.
 */
export function memoryFolder(): string {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= wanted ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Makes a folder there. Its name holds the process that made it: once that is dead, the next run removes what it
 * has left behind.
 */
export function makeMemoryFolder(use: string): string {
  return mkdtempSync(join(memoryFolder(), `yisun-${use}-${process.pid}-`))
}
