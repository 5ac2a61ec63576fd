import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { BackedUp } from '../../../server/backup/make-backup.ts'
import type { RestoredTo } from '../../../server/backup/restore-backup.ts'
import type { TestPortal } from './portal.ts'
import { databaseAt, makeEmptyDatabase, runAs } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** An empty database and folder, as on a machine where a portal is to be restored; removed after the test. */
export async function emptyPlace(): Promise<RestoredTo> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  const adminUrl = inject('adminUrl')
  await makeEmptyDatabase(adminUrl, name)
  onTestFinished(() => runAs(adminUrl, [`drop database if exists ${name} with (force)`]))
  const dataDir = temporaryFolder()
  return {
    ownerUrl: databaseAt(inject('ownerUrl'), name),
    appUrl: databaseAt(inject('appUrl'), name),
    appRole: 'yisun_app',
    filesDir: join(dataDir, 'files'),
    auditNotePath: join(dataDir, 'audit-anchors.log'),
  }
}

/** A portal in tests, as `npm run backup` sees one. */
export async function backedUp({ appUrl, filesDir, services }: TestPortal): Promise<BackedUp> {
  return {
    databaseUrl: appUrl,
    dataDir: filesDir,
    filesDir,
    auditNotePath: `${filesDir}-audit.log`,
    cipher: services.cipher,
    place: await services.files.placeId(),
    version: services.version,
  }
}
