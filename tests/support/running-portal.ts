import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestPortal } from './portal.ts'
import { testSecrets } from './test-services.ts'

const root = join(import.meta.dirname, '../..')
const startTimeoutMs = 120_000

export type RunningPortal = {
  /** Where the node listens; its public origin is another where the settings say so. */
  address: string
  stop(): Promise<void>
}

/**
 * Starts the portal as an operator does, on the database of a test and a port of its own; builds it first where
 * the build is older than the sources.
 */
export async function startRunning(
  { appUrl }: Pick<TestPortal, 'appUrl'>,
  settings: Record<string, string> = {},
): Promise<RunningPortal> {
  const port = randomInt(20_000, 60_000)
  const address = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-running-'))
  const { NODE_ENV: _, ...environment } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: {
      ...environment,
      PORT: String(port),
      YISUN_DATA_DIR: dataDir,
      YISUN_ORIGIN: address,
      YISUN_DEMO: '0',
      YISUN_TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: appUrl,
      YISUN_SMS_URL: 'http://127.0.0.1:9/sms',
      YISUN_SMS_KEY: randomBytes(24).toString('hex'),
      YISUN_SECRET: testSecrets.secret.toString('base64'),
      YISUN_ENCRYPTION_KEYS: testSecrets.encryptionKeys
        .map(({ id, key }) => `${id}:${key.toString('base64')}`)
        .join(),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  await waitUntilReady(`${address}/readyz`, child, said)
  return {
    address,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess, said: string[]): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  child.kill('SIGKILL')
  throw new Error(`the portal did not start: ${said.join('')}`)
}
