import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The output of `embedded-owner.ts`: the addresses, or why the start was refused. */
export type OwnerReport = {
  ownerUrl: string
  appUrl: string
  isAdopted: boolean
  serverPid: number
  log: string[]
  refused?: string
}

/** How to start the owner; `account` needs root. */
export type OwnerOptions = {
  checkout?: string
  umask?: string
  env?: Record<string, string>
  account?: { uid: number; gid: number }
}

/** A process that starts the embedded database on `dataDir`; `report` exists once it has decided. */
export async function startOwner(
  dataDir: string,
  { checkout = join(import.meta.dirname, '../../..'), umask = '022', env = {}, account }: OwnerOptions = {},
): Promise<{ process: ChildProcess; report: OwnerReport }> {
  const script = join(checkout, 'tests/support/portal/embedded-owner.ts')
  const child = spawn(
    '/bin/sh',
    ['-c', `umask ${umask}; exec "$0" "$@"`, process.execPath, '--no-warnings', script, dataDir],
    { cwd: '/', env: { PATH: '/usr/bin:/bin', ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...account },
  )
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, report: JSON.parse(line) }
  }
  throw new Error(`the owner ended without a word: ${errors.join('')}`)
}

/** Kills the owner like a crash: its server stays behind. */
export async function killOwner(owner: { process: ChildProcess }): Promise<void> {
  const ended = once(owner.process, 'exit')
  owner.process.kill('SIGKILL')
  await ended
}

/** Stops the owner as an operator would: its server stops too. */
export async function stopOwner(owner: { process: ChildProcess }): Promise<void> {
  if (owner.process.exitCode !== null || owner.process.signalCode !== null) return
  const ended = once(owner.process, 'exit')
  owner.process.kill('SIGTERM')
  await ended
}
