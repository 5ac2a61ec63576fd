import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Bytes: a run with all its databases takes less than half of it. */
const wanted = 4 * 1024 ** 3

/**
 * Where what a run makes and throws away lies: in memory where the system has room there, because each test file has a
 * database of its own, and file systems on a disk take their time to make and remove its thousand files.
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
