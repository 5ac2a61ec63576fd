import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs a scanner in a folder of its own and returns its output; a scanner that hangs is a failure. */
export async function runScanner(
  name: string,
  args: readonly string[],
  { folder, seconds, statuses = [0] }: { folder: string; seconds: number; statuses?: readonly number[] },
): Promise<string> {
  const child = spawn(name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000 })
  const [said, complained, [status, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (signal || !statuses.includes(status as number))
    throw new Error(`${name} ended with ${signal ?? status}: ${(said + complained).slice(-2000)}`)
  return said + complained
}

/** Provides a folder that is removed afterwards. */
export async function inFolder<Value>(act: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'yisun-scan-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
