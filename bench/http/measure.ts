import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Load = { perSecond: number; p50: number; p95: number; p99: number; failures: number }

/** Loads an address from a separate process, after a second of warm-up. Times are in milliseconds. */
export async function measureLoad(
  url: string,
  options: { body?: string; connections?: number } = {},
): Promise<Load> {
  const client = join(import.meta.dirname, 'load-client.ts')
  const connections = String(options.connections ?? 32)
  const more = options.body ? [options.body] : []
  await run(process.execPath, ['--no-warnings', client, url, connections, '1', ...more])
  const { stdout } = await run(process.execPath, ['--no-warnings', client, url, connections, '4', ...more])
  const load = JSON.parse(stdout) as Load
  if (load.failures > 0) throw new Error(`${url}: ${load.failures} answers were not 200`)
  return load
}

export type CrowdLoad = {
  perSecond: number
  servedP99: number
  refused: number
  refusedP50: number
  refusedP99: number
  cutOff: number
}

/** Lets this many visitors a second request an address once each, from another process. In ms. */
export async function measureCrowd(url: string, arrivalsPerSecond: number): Promise<CrowdLoad> {
  const client = join(import.meta.dirname, 'crowd-client.ts')
  const { stdout } = await run(process.execPath, [
    '--no-warnings',
    client,
    url,
    String(arrivalsPerSecond),
    '5',
  ])
  return JSON.parse(stdout) as CrowdLoad
}
