import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

/**
 * Makes the data folder, whatever the umask is, and returns its real path. Only its user may enter it; root's
 * can be passed through (0711), because the embedded database below it runs as a system user.
 * @throws StartError when it cannot be made or entered
 */
export function makeDataDir(dataDir: string): string {
  const isRoot = process.getuid?.() === 0
  try {
    const firstMade = makeFolders(dataDir)
    const folder = realpathSync(dataDir)
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, isRoot ? 0o711 : 0o700)
    if (firstMade && isRoot) openParents(folder, dirname(realpathSync(firstMade)))
    return folder
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? error.code : error
    throw new StartError(`YISUN_DATA_DIR: ${dataDir} cannot be made or entered (${cause})`)
  }
}

/**
 * Makes one folder after the other: Node's recursive mkdir never returns where the system reports that there
 * is no such place, as it does below /proc.
 * @returns the first that was made, null where all existed
 */
function makeFolders(path: string): string | null {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return null
  const first = makeFolders(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another start may have made it just now.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
  return first ?? path
}

/** Folders made on the way must not be closed by a umask of 077. */
function openParents(folder: string, above: string): void {
  for (let path = dirname(folder); path !== above && path !== dirname(path); path = dirname(path)) {
    chmodSync(path, 0o755)
  }
}

/** Makes a file's new name in this folder outlast a power cut, as `fsync` does for what is in the file. */
export function keepNames(folder: string): void {
  try {
    const opened = openSync(folder, 'r')
    try {
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
  } catch {
    // Windows and some shared folders have nothing of the kind.
  }
}
