import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Load = { perSecond: number; p50: number; p95: number; p99: number; failures: number }

/** Loads an address from a process of its own, after a second of warming up. Times are in milliseconds. */
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
