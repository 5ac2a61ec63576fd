import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '../../../server/db/embedded.ts'
import { migrateToLatest } from '../../../server/db/migrate.ts'

/** A PostgreSQL for one test, which can stop and pause it. */
export type OwnDatabase = EmbeddedDatabase & {
  /** Freezes the server and all its processes: connections stay open, nothing answers. */
  pause(): void
  resume(): void
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = mkdtempSync('/tmp/yisun-test-')
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ dataDir: join(folder, 'data'), isDurable: false })
  await migrateToLatest(database.ownerUrl, 'yisun_app')
  const signalAll = (signal: NodeJS.Signals) => {
    const server = database.pid()
    if (server === null) throw new Error('the database is down')
    for (const pid of [server, ...childrenOf(server)]) process.kill(pid, signal)
  }
  return {
    ...database,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async stop() {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
}
