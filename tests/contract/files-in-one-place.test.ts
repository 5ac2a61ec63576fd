import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startNode } from '../support/portal/running-portal.ts'
import { temporaryFolder } from '../support/portal/temporary-folder.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Starts a node on this folder: what it logs, and whether a balancer may send requests to it. */
async function nodeAt(folder: string) {
  const said: string[] = []
  const settings = { YISUN_DATA_DIR: folder, DATABASE_URL: portal.appUrl }
  const node = await startNode(settings, (text) => said.push(text), '/healthz')
  onTestFinished(() => node.stop())
  return { readiness: async () => (await fetch(`${node.address}/readyz`)).status, said: () => said.join('') }
}

function adoptFiles(folder: string, settings: Record<string, string>) {
  const script = join(import.meta.dirname, '../../scripts/database.ts')
  return promisify(execFile)(process.execPath, ['--no-warnings', script, 'adopt-files'], {
    env: { ...process.env, YISUN_DATA_DIR: folder, DATABASE_URL: portal.appUrl, ...settings },
  })
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

  const adopted = await adoptFiles(other, {
    YISUN_DEMO: '0',
    YISUN_ORIGIN: 'https://portal.example.org',
    YISUN_SMS_URL: 'https://sms.vendor.test/send',
    YISUN_SMS_KEY: 'f3a9c1d07b5e4482',
    YISUN_SECRET: randomBytes(48).toString('base64'),
    YISUN_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  })
  expect(adopted.stderr).toBe('')
  expect(adopted.stdout).toContain(other)
  expect(await apart.readiness()).toBe(200)
  expect(await first.readiness()).toBe(503)
}, 240_000)
