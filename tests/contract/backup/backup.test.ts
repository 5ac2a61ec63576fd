import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createDiskFiles } from '../../../server/adapters/files/disk.ts'
import { makeBackup } from '../../../server/backup/make-backup.ts'
import { openBackup } from '../../../server/backup/manifest-file.ts'
import { checkBackup, requireEmptyDatabase, restoreBackup } from '../../../server/backup/restore-backup.ts'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { noteAudit } from '../../../server/db/audit/audit-watch.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { migrations } from '../../../server/db/migrations/all.ts'
import { keepsFilesInCommonPlace } from '../../../server/files/common-place.ts'
import { readShape } from '../../support/database-shape.ts'
import { filesBelow } from '../../support/everything-stored.ts'
import { backedUp, emptyPlace } from '../../support/portal/empty-place.ts'
import { readRows } from '../../support/portal/landed-state.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { temporaryFolder } from '../../support/portal/temporary-folder.ts'
import { testSecrets } from '../../support/portal/test-services.ts'
import { createTeam } from '../../support/world/actors.ts'
import { makePdf } from '../../support/world/make-pdf.ts'

const words = 'a long sentence for backups'
let portal: TestPortal
/** A whole backup, plain and encrypted. */
let plain: string
let encrypted: string

beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  for (let count = 0; count < 3; count += 1) await upload()
  await keepsFilesInCommonPlace(portal.db, portal.services.files)
  await noteAudit(portal.db, portal.services.auditAnchors)
  const folder = `${portal.filesDir}-backups`
  plain = join(folder, 'plain')
  encrypted = join(folder, 'encrypted')
  await makeBackup(await backedUp(portal), plain, null)
  await makeBackup(await backedUp(portal), encrypted, words)
})
afterAll(async () => {
  rmSync(`${portal.filesDir}-backups`, { recursive: true, force: true })
  await portal.close()
})

/** A new team's owner uploads a paper. */
async function upload(): Promise<string> {
  const { superAdmin } = await createTeam(portal)
  const api = await portal.api({ token: superAdmin.token })
  const file = new File([new Uint8Array(makePdf())], '登记证书.pdf', { type: 'application/pdf' })
  return (await api.files.upload({ purpose: 'certificate', file })).fileId
}

async function check(folder: string, keys = testSecrets): Promise<void> {
  await checkBackup(await openBackup(folder, null), cipherOfSecrets(keys))
}

/** A copy of the whole backup that the test may spoil. */
function copyOf(folder: string): string {
  const copy = join(temporaryFolder(), 'copy')
  cpSync(folder, copy, { recursive: true })
  return copy
}

function largestBelow(folder: string): string {
  return filesBelow(folder).sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? ''
}

function flipByte(path: string): void {
  const bytes = readFileSync(path)
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  writeFileSync(path, bytes)
}

describe('a backup', () => {
  it('comes back in an empty place, equal row by row and file by file (trust 50)', async () => {
    const to = await emptyPlace()
    const backup = await openBackup(encrypted, words)
    await checkBackup(backup, portal.services.cipher)
    expect(await restoreBackup(backup, to, portal.services.cipher)).toBe(null)
    const [before, after] = [await readRows(portal.ownerUrl), await readRows(to.ownerUrl)]
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows])
    expect(await readShape(to.ownerUrl)).toEqual(await readShape(portal.ownerUrl))
    const stored = (folder: string) =>
      filesBelow(join(folder, 'stored')).map((path) => [path.slice(folder.length), readFileSync(path, 'hex')])
    expect(stored(to.filesDir).length).toBe(3)
    expect(stored(to.filesDir).sort()).toEqual(stored(portal.filesDir).sort())
  })

  it('that is made while others write holds one moment: all its files are there and its audit holds (trust 50)', async () => {
    const folder = join(temporaryFolder(), 'backup')
    let isDone = false
    let written = 0
    const write = async () => {
      // Each keeps its first file: the backup begins when two are written, so it holds one of them.
      for (let own = 0; !isDone; own += 1) {
        const id = await upload()
        if (own % 2 === 1) await removeFile(id)
        written += 1
      }
    }
    const writing = [write(), write()]
    while (written < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    const manifest = await makeBackup(await backedUp(portal), folder, null)
    const during = written
    isDone = true
    await Promise.all(writing)
    expect(during).toBeGreaterThan(2)
    expect(manifest.lost).toEqual([])
    const to = await emptyPlace()
    expect(await restoreBackup(await openBackup(folder, null), to, portal.services.cipher)).toBe(null)
    const { db } = openDatabase(to.appUrl, { maxConnections: 1 })
    onTestFinished(() => db.destroy())
    const rows = await db.selectFrom('files').select('storage_key').where('removed_at', 'is', null).execute()
    expect(rows.length).toBeGreaterThan(3)
    const files = createDiskFiles(to.filesDir, portal.services.cipher)
    for (const { storage_key: key } of rows) await (await files.open(key)).stream.cancel()
    expect(filesBelow(join(to.filesDir, 'stored')).length).toBe(rows.length)
  })

  it('holds no key and, where it is encrypted, nothing readable (trust 50, 56)', () => {
    const secrets = testSecrets.encryptionKeys.flatMap(({ key }) => [
      key,
      Buffer.from(key.toString('base64')),
    ])
    for (const path of [plain, encrypted].flatMap(filesBelow)) {
      const bytes = readFileSync(path)
      expect(secrets.some((secret) => bytes.includes(secret))).toBe(false)
      expect(
        path.startsWith(plain) || path.endsWith('manifest.json') || !bytes.includes('yisun-sealed'),
      ).toBe(true)
    }
    expect(readFileSync(join(encrypted, 'manifest.json'), 'latin1')).not.toContain('public.accounts')
  })

  it.each([
    ['a flipped byte in the rows', (folder: string) => flipByte(largestBelow(join(folder, 'rows')))],
    ['a flipped byte in a file', (folder: string) => flipByte(largestBelow(join(folder, 'files')))],
    ['rows that end early', (folder: string) => truncateSync(largestBelow(join(folder, 'rows')), 1000)],
    ['a flipped byte in the manifest', (folder: string) => flipByte(join(folder, 'manifest.json'))],
    ['a manifest that ends early', (folder: string) => truncateSync(join(folder, 'manifest.json'), 5000)],
    ['an empty manifest', (folder: string) => truncateSync(join(folder, 'manifest.json'), 0)],
  ])('with %s is refused as damaged (trust 50)', async (_, spoil) => {
    const folder = copyOf(plain)
    spoil(folder)
    await expect(check(folder)).rejects.toThrow(
      /^\S+copy: the backup is damaged, \S+ is not what was written/,
    )
  })

  it('without a part, or without its manifest, is refused as incomplete (trust 50)', async () => {
    const [less, unfinished] = [copyOf(plain), copyOf(plain)]
    rmSync(largestBelow(join(less, 'rows')))
    await expect(check(less)).rejects.toThrow(/the backup is incomplete, rows\/\S+\.gz is missing/)
    renameSync(join(unfinished, 'manifest.json'), join(unfinished, 'manifest.json.part'))
    await expect(check(unfinished)).rejects.toThrow('there is no whole backup')
  })

  it('is refused with other keys, by other words and by an older release (trust 50)', async () => {
    const other = { encryptionKeys: [{ id: 'test', key: Buffer.alloc(32, 1) }] }
    await expect(check(plain, { ...testSecrets, ...other })).rejects.toThrow(
      /^YISUN_ENCRYPTION_KEYS: other keys .* expects its test, /,
    )
    await expect(openBackup(encrypted, null)).rejects.toThrow('YISUN_BACKUP_KEY: is missing')
    await expect(openBackup(encrypted, 'another long sentence')).rejects.toThrow(
      'YISUN_BACKUP_KEY: does not open',
    )
    const { box, manifest } = await openBackup(plain, null)
    const later = {
      box,
      manifest: { ...manifest, migrations: [...Object.keys(migrations).sort(), '9999-later'] },
    }
    await expect(checkBackup(later, portal.services.cipher)).rejects.toThrow(
      /made by another release .*9999-later/,
    )
  })

  it('goes into no folder and no database that holds anything (trust 50)', async () => {
    const before = readdirSync(plain)
    await expect(makeBackup(await backedUp(portal), plain, null)).rejects.toThrow('is not empty')
    await expect(makeBackup(await backedUp(portal), join(portal.filesDir, 'backup'), null)).rejects.toThrow(
      "lies in the portal's data folder",
    )
    expect(readdirSync(plain)).toEqual(before)
    await expect(requireEmptyDatabase(portal.ownerUrl, 'DATABASE_OWNER_URL')).rejects.toThrow(
      /^DATABASE_OWNER_URL: the database is not empty/,
    )
  })
})

/** As when its owner takes it out: the row says so, then the bytes go. */
async function removeFile(id: string): Promise<void> {
  const { storage_key: key } = await portal.db
    .updateTable('files')
    .set({ removed_at: new Date() })
    .where('id', '=', id)
    .returning('storage_key')
    .executeTakeFirstOrThrow()
  await portal.services.files.remove(key)
}
