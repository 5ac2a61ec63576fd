import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, serverArguments } from '../scripts/ensure.mjs'

export type RunningPortal = { origin: string; stop(): Promise<void> }

export type MeasuredPortal = RunningPortal & {
  /** Seconds of processor time that the node has used so far, without its database's. */
  worked(): number
}

/** Starts the built portal with its demo in its own data folder; ready once its work after the start is done. */
export async function startPortal(port: number, settings: NodeJS.ProcessEnv = {}): Promise<MeasuredPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), YISUN_DATA_DIR: dataDir, ...settings }
  const child = spawn(process.execPath, serverArguments, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(`${origin}/readyz`)
  const worked = () => processorSeconds(child.pid ?? 0)
  await restsAfterStart(worked)
  return {
    origin,
    worked,
    async stop() {
      await ended(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A node that rests uses less than a twentieth of a processor. */
async function restsAfterStart(worked: () => number): Promise<void> {
  for (let before = -1; worked() - before > 0.05; ) {
    before = worked()
    await sleep(1000)
  }
}

/** Linux counts a process's user and system time in 1/100 seconds; the fields follow its name in brackets. */
function processorSeconds(pid: number): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[10]) + Number(fields[11])) / 100
}

/** Starts a baseline server to compare with. */
export async function startBaseline(
  kind: 'node' | 'hono',
  port: number,
  bytes: number,
): Promise<RunningPortal> {
  const script = join(root, 'bench/http/baselines.ts')
  const child = spawn(process.execPath, ['--no-warnings', script, kind, String(port), String(bytes)], {
    stdio: 'inherit',
  })
  await answers(`http://127.0.0.1:${port}/`)
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => null)
    if (response && response.status !== 503) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
