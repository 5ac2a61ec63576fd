import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A folder that is gone after the test, open to other system users and with a short path: as root the
 * database runs under another account, and the path of a socket may have 107 bytes at most.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join('/tmp', 'yisun-test-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
