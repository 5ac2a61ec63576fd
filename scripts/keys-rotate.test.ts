import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskFiles } from '../server/adapters/files/disk.ts'
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import { adoptPlace } from '../server/files/common-place.ts'
import { openPortal, type TestPortal } from '../tests/support/portal/portal.ts'
import { temporaryFolder } from '../tests/support/portal/temporary-folder.ts'

const [first, second] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
]

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

function rotate(dataDir: string, ...args: string[]) {
  const keys = [second, first].map(({ id, key }) => `${id}:${key.toString('base64')}`)
  return spawnSync(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'keys-rotate.ts'), ...args],
    {
      env: {
        ...process.env,
        DATABASE_URL: portal.appUrl,
        YISUN_DATA_DIR: dataDir,
        YISUN_DEMO: '0',
        YISUN_ORIGIN: 'https://portal.example.org',
        YISUN_SMS_URL: 'https://sms.vendor.test/send',
        YISUN_SMS_KEY: 'f3a9c1d07b5e4482',
        YISUN_SECRET: randomBytes(48).toString('base64'),
        YISUN_ENCRYPTION_KEYS: keys.join(),
      },
      encoding: 'utf8',
    },
  )
}

test('trust 28: keys:rotate has every file read by the new key alone, and says where files lie elsewhere', async () => {
  const [dataDir, elsewhere] = [temporaryFolder(), temporaryFolder()]
  const filesBy = (...encryptionKeys: (typeof first)[]) =>
    createDiskFiles(join(dataDir, 'files'), cipherOfSecrets({ encryptionKeys }))
  const { key } = await filesBy(first).put(Buffer.from('certificate'))
  await adoptPlace(portal.db, filesBy(first))
  const rotated = rotate(dataDir)
  expect([rotated.stderr, rotated.status]).toEqual(['', 0])
  expect(rotated.stdout).toContain(`Every file in ${dataDir} is read by k2 (1 anew, 0 that lay readable)`)
  const { stream } = await filesBy(second).open(key)
  expect(await new Response(stream).text()).toBe('certificate')
  await expect(filesBy(first).open(key)).rejects.toThrow()
  expect(rotate(dataDir).stdout).toContain('(0 anew, 0 that lay readable)')
  // Without the portal's files in this folder, nothing proves that the old key can be removed.
  const refused = rotate(elsewhere, '--retire')
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^YISUN_DATA_DIR: .*elsewhere/)])
}, 240_000)
