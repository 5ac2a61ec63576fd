import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PersonalCipher } from '../crypto/personal-columns.ts'
import { auditAnchorsPath } from '../db/audit/audit-anchors.ts'
import { checkDatabase } from '../db/check-database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { databaseUser } from '../env-fields.ts'
import { StartError } from '../start-error.ts'
import { type Backup, checkBackup, restoreBackup } from './restore-backup.ts'

/**
 * Proves a backup: restores it into a temporary database and folder and compares everything. Both are removed
 * again. Needs as much room in the system's temporary folder as the portal itself takes.
 * @throws StartError where it cannot be restored, or comes out otherwise than it was backed up
 */
export async function proveBackup(backup: Backup, cipher: PersonalCipher): Promise<void> {
  await checkBackup(backup, cipher)
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-proof-'))
  // Under root the database runs as a system user, which passes through.
  chmodSync(dataDir, 0o711)
  try {
    const server = await startEmbedded({ dataDir, isDurable: false })
    try {
      await checkDatabase(server.ownerUrl, 'YISUN_DATA_DIR')
      const { ownerUrl, appUrl } = server
      const to = {
        ownerUrl,
        appUrl,
        appRole: databaseUser(appUrl) ?? '',
        filesDir: join(dataDir, 'files'),
        auditNotePath: auditAnchorsPath({ dataDir }),
      }
      const problem = await restoreBackup(backup, to, cipher)
      if (problem) throw new StartError(`${backup.box.folder}: the backup is not proved. ${problem}`)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
