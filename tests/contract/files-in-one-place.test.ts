import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDiskFiles } from '../../server/adapters/files/disk.ts'
import { createS3Files } from '../../server/adapters/files/s3.ts'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { adoptPlace } from '../../server/files/common-place.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startNode } from '../support/portal/running-portal.ts'
import { temporaryFolder } from '../support/portal/temporary-folder.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { openS3Server, s3Place } from '../support/s3-server.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Starts a node on this folder: what it logs, and whether a balancer may send requests to it. */
async function nodeAt(folder: string, place: Record<string, string> = {}) {
  const said: string[] = []
  const settings = { YISUN_DATA_DIR: folder, DATABASE_URL: portal.appUrl, ...place }
  const node = await startNode(settings, (text) => said.push(text), '/healthz')
  onTestFinished(() => node.stop())
  return { readiness: async () => (await fetch(`${node.address}/readyz`)).status, said: () => said.join('') }
}

function databaseCommand(command: string, folder: string, settings: Record<string, string>) {
  const script = join(import.meta.dirname, '../../scripts/database.ts')
  return promisify(execFile)(process.execPath, ['--no-warnings', script, command], {
    env: { ...process.env, YISUN_DATA_DIR: folder, DATABASE_URL: portal.appUrl, ...settings },
  })
}

const production = {
  YISUN_DEMO: '0',
  YISUN_ORIGIN: 'https://portal.example.org',
  YISUN_SMS_URL: 'https://sms.vendor.test/send',
  YISUN_SMS_KEY: 'f3a9c1d07b5e4482',
  YISUN_SECRET: randomBytes(48).toString('base64'),
  YISUN_ENCRYPTION_KEYS: testSecrets.encryptionKeys
    .map(({ id, key }) => `${id}:${key.toString('base64')}`)
    .join(),
}

test('a node whose files lie elsewhere says so and is not ready, until its folder is the common one', async () => {
  const [common, other] = [temporaryFolder(), temporaryFolder()]
  for (const folder of [common, other]) chmodSync(folder, 0o777)
  const [first, second] = [await nodeAt(common), await nodeAt(common)]
  expect([await first.readiness(), await second.readiness()]).toEqual([200, 200])
  expect(second.said()).not.toContain('YISUN_DATA_DIR')

  const apart = await nodeAt(other)
  expect(await apart.readiness()).toBe(503)
  expect(apart.said()).toMatch(
    /^YISUN_DATA_DIR: the portal keeps its files elsewhere; expects .*adopt-files/m,
  )
  expect([await first.readiness(), await second.readiness()]).toEqual([200, 200])

  const adopted = await databaseCommand('adopt-files', other, production)
  expect(adopted.stderr).toBe('')
  expect(adopted.stdout).toContain(other)
  expect(await apart.readiness()).toBe(200)
  expect(await first.readiness()).toBe(503)
}, 240_000)

test('files move from the folder to S3, where nodes share them, and a node elsewhere is not ready', async () => {
  const server = await openS3Server()
  onTestFinished(() => server.close())
  const at = (prefix: string) => ({
    YISUN_FILES_URL: `s3://${server.bucket}/${prefix}?endpoint=${server.endpoint}`,
    YISUN_S3_ACCESS_KEY: server.accessKey.id,
    YISUN_S3_SECRET: server.accessKey.secret,
  })
  const [folder, own] = [temporaryFolder(), temporaryFolder()]
  for (const path of [folder, own]) chmodSync(path, 0o777)
  const cipher = cipherOfSecrets(testSecrets)
  const disk = createDiskFiles(join(folder, 'files'), cipher)
  await adoptPlace(portal.db, disk)
  const { key } = await disk.put(Buffer.from('certificate'))
  const moved = await databaseCommand('move-files', folder, { ...production, ...at('common') })
  expect(moved.stdout).toMatch(/^1 files were copied to s3:\/\/portal-files\/common\//)

  const place = s3Place(server, 'common/')
  const store = createS3Files({ place, transitDir: join(own, 'files', 'transit') }, cipher)
  expect(await new Response((await store.open(key)).stream).text()).toBe('certificate')
  const [first, apart] = [await nodeAt(own, at('common')), await nodeAt(own, at('other'))]
  expect([await first.readiness(), await apart.readiness()]).toEqual([200, 503])
  expect(apart.said()).toMatch(/^YISUN_FILES_URL: the portal keeps its files elsewhere; expects the bucket/m)

  await expect(
    databaseCommand('move-files', folder, { ...production, ...at('other') }),
  ).rejects.toMatchObject({
    stderr: expect.stringMatching(/^YISUN_DATA_DIR: the portal keeps its files elsewhere/),
  })
  const nowhere = { ...at('common'), YISUN_FILES_URL: `s3://nowhere?endpoint=${server.endpoint}` }
  await expect(databaseCommand('adopt-files', own, { ...production, ...nowhere })).rejects.toMatchObject({
    stderr: 'YISUN_FILES_URL: the bucket nowhere does not exist; expects one that does\n',
  })
}, 240_000)
