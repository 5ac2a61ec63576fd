import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A folder that is removed after the test, open to other system users and with a short path: under root the
 * database runs as another account, and a socket path may have at most 107 bytes.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join('/tmp', 'yisun-test-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
