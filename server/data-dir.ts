import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

/**
 * Makes the data folder, whatever the umask is, and answers its real path. It is its user's alone; root's can
 * be passed through (0711), because the embedded database below it runs as a system user.
 * @throws StartError when it cannot be made or entered
 */
export function makeDataDir(dataDir: string): string {
  const isRoot = process.getuid?.() === 0
  try {
    const firstMade = mkdirSync(dataDir, { recursive: true })
    const folder = realpathSync(dataDir)
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, isRoot ? 0o711 : 0o700)
    if (firstMade && isRoot) openParents(folder, dirname(realpathSync(firstMade)))
    return folder
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? error.code : error
    throw new StartError(`YISUN_DATA_DIR: ${dataDir} cannot be made or entered (${cause})`)
  }
}

/** Folders that were made on the way must not be closed by a umask of 077. */
function openParents(folder: string, above: string): void {
  for (let path = dirname(folder); path !== above && path !== dirname(path); path = dirname(path)) {
    chmodSync(path, 0o755)
  }
}
