import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The test file of all scanners, so that this file is not taken for one. */
export const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
)
/** Words that this scanner alone takes for a virus: the portal's own checks do not know them. */
export const ownVirus = Buffer.from('a virus that nobody else knows, 7c1d9e')

/** The signatures of both, as a database of clamd. */
export const signatures = Object.entries({ eicar, ownVirus })
  .map(([name, of]) => `${name}:0:*:${of.toString('hex')}\n`)
  .join('')

export const hasClamd = !spawnSync('clamd', ['--version'], { stdio: 'ignore' }).error
if (!hasClamd) console.warn('clamd is not installed (apt-get install clamav-daemon): it is not tried')

export type Clamd = {
  /** As in `YISUN_CLAMAV_ADDRESS`. */
  address: string
  pause(): void
  resume(): void
  start(): Promise<void>
  stop(): Promise<void>
}

/** A real clamd with two signatures, in an empty folder; a database of real ones would take minutes to load. */
export function clamdIn(folder: string): Clamd {
  const [database, socket, settings] = ['signatures', 'clamd.ctl', 'clamd.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  mkdirSync(database)
  writeFileSync(join(database, 'own.ndb'), signatures)
  const options = [`LocalSocket ${socket}`, `DatabaseDirectory ${database}`, 'Foreground yes']
  writeFileSync(settings, `${[...options, 'StreamMaxLength 25M'].join('\n')}\n`)
  let running: ChildProcess | null = null
  return {
    address: `unix:${socket}`,
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    async start() {
      running = spawn('clamd', ['-c', settings], { stdio: 'ignore' })
      for (let tries = 0; tries < 600 && !(await answers(socket)); tries += 1) await sleep(100)
    },
    async stop() {
      if (!running) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      running = null
      rmSync(socket, { force: true })
    },
  }
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = connect(socket, () => asking.write('zPING\0'))
    asking.once('data', () => resolve(true))
    asking.once('error', () => resolve(false))
    asking.once('close', () => resolve(false))
    asking.once('data', () => asking.destroy())
  })
}
