import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createDiskFiles } from '../../../server/adapters/files/disk.ts'
import { makeBackup } from '../../../server/backup/make-backup.ts'
import { openBackup } from '../../../server/backup/manifest-file.ts'
import { checkBackup, restoreBackup } from '../../../server/backup/restore-backup.ts'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { findBrokenAudit } from '../../../server/db/audit/check-audit.ts'
import { migrateToLatest } from '../../../server/db/migrate.ts'
import { migrations } from '../../../server/db/migrations/all.ts'
import { readShape } from '../../support/database-shape.ts'
import { emptyPlace } from '../../support/portal/empty-place.ts'
import {
  readLandedState,
  readRows,
  restoreFiles,
  restoreLandedState,
} from '../../support/portal/landed-state.ts'
import { openPortal } from '../../support/portal/portal.ts'
import { databaseAt, runAs, templateName } from '../../support/portal/postgres.ts'
import { temporaryFolder } from '../../support/portal/temporary-folder.ts'
import { testSecrets } from '../../support/portal/test-services.ts'

const cipher = cipherOfSecrets(testSecrets)
const landed = readLandedState()

/** The database and the files of the last landed release, as they lay on its machine. */
async function olderPortal() {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${name} owner yisun_owner`])
  onTestFinished(() => runAs(inject('adminUrl'), [`drop database if exists ${name} with (force)`]))
  const [ownerUrl, adminUrl] = [databaseAt(inject('ownerUrl'), name), databaseAt(inject('adminUrl'), name)]
  await restoreLandedState(landed, { ownerUrl, adminUrl })
  // The first release that makes backups counts its migrations from the baseline.
  const [baseline] = Object.keys(migrations)
  await migrateToLatest(ownerUrl, 'yisun_app', baseline)
  const filesDir = join(temporaryFolder(), 'files')
  restoreFiles(landed, filesDir)
  return { databaseUrl: ownerUrl, adminUrl, filesDir }
}

it('the backup of an older release is restored and brought to this one, as if it had been migrated in its place (trust 50)', async () => {
  const { databaseUrl, adminUrl, filesDir } = await olderPortal()
  const folder = join(temporaryFolder(), 'backup')
  const manifest = await makeBackup(
    {
      databaseUrl,
      dataDir: filesDir,
      filesDir,
      auditNotePath: `${filesDir}-audit.log`,
      cipher,
      place: await createDiskFiles(filesDir, cipher).placeId(),
      version: landed.commit,
    },
    folder,
    null,
  )
  expect(manifest.migrations).toEqual(Object.keys(migrations).slice(0, 1))
  expect([manifest.lost, manifest.files.length > 0]).toEqual([[], true])

  const to = await emptyPlace()
  const backup = await openBackup(folder, null)
  await checkBackup(backup, cipher)
  // The kept state has no note of its audit, and the restore says so.
  expect(await restoreBackup(backup, to, cipher)).toMatch(/audit-anchors\.log in the data folder is gone/)
  expect(await readShape(to.ownerUrl)).toEqual(await readShape(databaseAt(inject('adminUrl'), templateName)))
  await migrateToLatest(databaseUrl, 'yisun_app')
  const [inPlace, restored] = [await readRows(adminUrl), await readRows(to.ownerUrl)]
  const sizes = (rows: typeof inPlace) => [...rows].map(([table, items]) => [table, items.length])
  expect(sizes(restored)).toEqual(sizes(inPlace))
  // What people wrote, in the columns that every release has had.
  for (const table of ['accounts', 'teams', 'memberships', 'applications', 'files', 'audit_events']) {
    const before = landed.rows.get(`public.${table}`) ?? []
    const [first] = before
    const kept = (restored.get(`public.${table}`) ?? []).map((row) =>
      Object.fromEntries(Object.keys(first ?? {}).flatMap((key) => (key in row ? [[key, row[key]]] : []))),
    )
    const asNow = before.map(({ tool_number, ...row }) => JSON.stringify(row))
    expect([table, before.length > 0]).toEqual([table, true])
    expect([table, kept.map((row) => JSON.stringify(row)).sort()]).toEqual([table, asNow.sort()])
  }

  const files = createDiskFiles(to.filesDir, cipher)
  const stored = (landed.rows.get('public.files') ?? []).filter(({ removed_at }) => removed_at === null)
  for (const { storage_key: key, sha256 } of stored) {
    const { stream } = await files.open(String(key))
    const hash = createHash('sha256')
    for await (const part of stream) hash.update(part)
    expect(`\\x${hash.digest('hex')}`).toBe(sha256)
  }
  const portal = await openPortal({ database: new URL(to.appUrl).pathname.slice(1) })
  const broken = await findBrokenAudit(portal.db)
  const { total } = await (await portal.api()).toolbox.listPage({})
  await portal.close()
  expect(broken).toBeNull()
  expect(total).toBe(landed.rows.get('public.tools')?.length)
})
