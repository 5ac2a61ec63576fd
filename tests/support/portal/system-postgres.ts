import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL of the system's packages, as an operator has it. */
export type SystemPostgres = {
  /** The address of a role on a database, over the server's socket. */
  urlOf(role: string, database: string): string
  /** Stops it as a shutdown of the machine does: what is in its log is archived. */
  stop(): Promise<void>
}

/** The folder with `initdb` and `postgres` of the newest version that the system's packages have. */
export const systemPrograms = globSync('/usr/lib/postgresql/*/bin/postgres')
  .map((path) => path.slice(0, -'/postgres'.length))
  .sort((one, other) => versionOf(other) - versionOf(one))[0]

function versionOf(folder: string): number {
  return Number(folder.split('/').at(-2))
}

/** PostgreSQL does not run as root: then its packages' own account does it. */
export const systemAccount =
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : ({} as { uid?: number; gid?: number })

function idOf(which: '-u' | '-g'): number | undefined {
  try {
    return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

/** Makes an empty cluster, in which everybody of this machine is let in as whom they say they are. */
export function makeCluster(cluster: string): void {
  const args = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(systemPrograms ?? '', 'initdb'), args, { ...systemAccount, stdio: 'pipe' })
}

/**
 * Starts a cluster on a socket in `folder`, and waits until it can be written to.
 * @param settings of PostgreSQL, by name
 */
export async function startSystemPostgres(
  { cluster, folder, port }: { cluster: string; folder: string; port: number },
  settings: Record<string, string>,
): Promise<SystemPostgres> {
  const all = { listen_addresses: '', unix_socket_directories: folder, port: String(port), ...settings }
  const args = ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = spawn(join(systemPrograms ?? '', 'postgres'), args, { ...systemAccount, stdio: 'pipe' })
  const said: string[] = []
  server.stderr.on('data', (chunk) => said.push(String(chunk)))
  const urlOf = (role: string, database: string) =>
    `postgres://${role}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}&sslmode=disable`
  await untilWritable(urlOf('postgres', 'postgres'), server, said)
  return { urlOf, stop: () => end(server) }
}

async function untilWritable(url: string, server: ChildProcess, said: string[]): Promise<void> {
  for (let tries = 0; tries < 1200 && server.exitCode === null; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
      if (rows[0]?.recovers === false) return
    } catch {
      // It does not listen yet, or still reads its log.
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(100)
  }
  await end(server)
  throw new Error(`PostgreSQL did not start: ${said.join('')}`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}
