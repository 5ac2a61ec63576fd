import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryFolder } from '../portal/memory-folder.ts'

const root = join(import.meta.dirname, '../../..')
/** A first start creates a database and loads the demo, on a machine that may be busy. */
const startTimeoutMs = 300_000

export type DemoPortal = {
  origin: string
  stop(): Promise<void>
}

/**
 * Starts a demo of its own beside that of the run.
 * @param settings in addition to those that give it its own port and data
 * @param options for `server/main.ts`
 */
export async function startDemo(
  settings: Record<string, string>,
  options: string[] = [],
): Promise<DemoPortal> {
  const port = randomInt(20_000, 32_000)
  const origin = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(memoryFolder(), 'yisun-demo-'))
  const stop = await startMain(
    origin,
    { PORT: String(port), HOST: '127.0.0.1', YISUN_DATA_DIR: dataDir, ...settings },
    options,
  )
  return {
    origin,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the server itself and waits until it serves. @returns stops it, as an operator does */
export async function startMain(
  origin: string,
  settings: Record<string, string>,
  options: string[] = [],
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--no-warnings', join(root, 'server/main.ts'), ...options], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const deadline = Date.now() + startTimeoutMs
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`the portal did not start: ${said.join('')}`)
    }
    await sleep(100)
  }
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}
