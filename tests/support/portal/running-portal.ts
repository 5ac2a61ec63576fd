import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd } from './at-end.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import type { TestPortal } from './portal.ts'
import { testSecrets } from './test-services.ts'

const root = join(import.meta.dirname, '../../..')
const startTimeoutMs = 240_000

export type RunningPortal = {
  /** The node's listening address; the settings may give it another public origin. */
  address: string
  stop(): Promise<void>
}

export type RunningNode = RunningPortal & {
  /** Kills it at once, like a crash; an embedded database is left behind. */
  kill(): Promise<void>
}

/**
 * Starts the portal as an operator does, on a test's database and its own port; builds it first if the build
 * is older than the sources.
 * @param onLog receives the node's log
 */
export async function startRunning(
  { appUrl }: Pick<TestPortal, 'appUrl'>,
  settings: Record<string, string> = {},
  onLog?: (text: string) => void,
): Promise<RunningPortal> {
  const { address, stop } = await startNode(
    { YISUN_DATA_DIR: commonFolder(appUrl), DATABASE_URL: appUrl, ...settings },
    onLog,
  )
  return { address, stop }
}

const commonFolders = new Map<string, string>()

/** All nodes of one database share their files, concurrent or not; removed with the tests. */
function commonFolder(databaseUrl: string): string {
  const known = commonFolders.get(databaseUrl)
  if (known) return known
  const folder = makeMemoryFolder('running')
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  commonFolders.set(databaseUrl, folder)
  return folder
}

/**
 * Starts one real node, on the database in the settings or else on the one in its data folder.
 * @param until the response after which it counts as started
 * @param sources the folder of another release
 */
export async function startNode(
  settings: Record<string, string> & { YISUN_DATA_DIR: string },
  onLog?: (text: string) => void,
  until: '/readyz' | '/healthz' = '/readyz',
  sources = root,
): Promise<RunningNode> {
  const port = settings.PORT ?? String(randomInt(20_000, 32_000))
  const address = `http://127.0.0.1:${port}`
  const { NODE_ENV: _, ...environment } = process.env
  const child = spawn(process.execPath, [join(sources, 'scripts/start.mjs')], {
    env: { ...environment, ...nodeSettings(address), PORT: port, ...settings },
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'pipe'],
    // A process group of its own, so that the launcher and the server can be killed together.
    detached: true,
  })
  const said: string[] = []
  child.stderr?.on('data', (chunk) => {
    said.push(String(chunk))
    onLog?.(String(chunk))
  })
  child.stdout?.on('data', (chunk) => onLog?.(String(chunk)))
  const pid = child.pid ?? 0
  const end = async (signal: NodeJS.Signals, target: number) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    process.kill(target, signal)
    await ended
  }
  child.once(
    'exit',
    atEnd(() => void end('SIGKILL', -pid)),
  )
  await waitUntilReady(`${address}${until}`, child, said)
  return { address, stop: () => end('SIGTERM', pid), kill: () => end('SIGKILL', -pid) }
}

/** What a node needs beside its port, data folder and database. */
export function nodeSettings(address: string): Record<string, string> {
  return {
    YISUN_ORIGIN: address,
    YISUN_DEMO: '0',
    YISUN_OPEN: '1',
    YISUN_TRUSTED_PROXIES: '127.0.0.1',
    YISUN_SMS_URL: 'http://127.0.0.1:9/sms',
    YISUN_SMS_KEY: randomBytes(24).toString('hex'),
    YISUN_SECRET: testSecrets.secret.toString('base64'),
    YISUN_ENCRYPTION_KEYS: testSecrets.encryptionKeys
      .map(({ id, key }) => `${id}:${key.toString('base64')}`)
      .join(),
  }
}

async function waitUntilReady(url: string, child: ChildProcess, said: string[]): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await sleep(50)
  }
  if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL')
  throw new Error(`the portal did not start: ${said.join('')}`)
}
