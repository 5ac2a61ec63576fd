import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Db, openDatabase } from './database.ts'
import { watchDatabase } from './watch-database.ts'

/** A copy of the database that PostgreSQL keeps itself, for reading what is public. */
export type ReadReplica = {
  /** Null while the copy is too far behind, or gone. */
  current(): Db | null
  /** Something public has changed: the copy is not read before it has that change. */
  expectChange(): void
  stop(): Promise<void>
}

/** How far behind the primary it may be. */
const longestLagMs = 5000
const everyMs = 500
/** While it has not caught up. */
const catchingUpMs = 50

/** A place in the primary's log, and how many changes had been heard of before it was read. */
type Mark = { cluster: string; place: string; at: number; changes: number }

/**
 * Compares the replica's place in the log with the primary's, on and on. A place that was read before the lag began
 * says that all before it is there, whatever the clocks of the two machines say.
 * @param primary few connections that are quickly free
 */
export function followReplica(
  url: string,
  primary: Db,
  log: Pick<Logger, 'warn'>,
  lagMs = longestLagMs,
): ReadReplica {
  const watch = watchDatabase(url)
  const { db } = openDatabase(url, { watch })
  let changes = 0
  let isStopped = false
  let caughtUp: Mark | null = null
  let awaited: Mark | null = null
  let problem = ''

  const compare = async () => {
    awaited ??= await markOf(primary, changes)
    if (!(await hasReached(db, awaited))) return
    caughtUp = awaited
    awaited = null
  }
  const isBehind = () =>
    caughtUp === null || caughtUp.changes !== changes || performance.now() - caughtUp.at > lagMs
  const run = async () => {
    while (!isStopped) {
      const found = await compare().then(
        () => '',
        (error: unknown) => String(error),
      )
      if (found && found !== problem) log.warn({ problem: found }, 'the read replica is left out')
      problem = found
      await pause(isBehind() && !found ? catchingUpMs : everyMs)
    }
  }
  const running = run()
  return {
    current: () => (isBehind() || watch.isDown() ? null : db),
    expectChange() {
      changes += 1
    },
    async stop() {
      isStopped = true
      await running
      await db.destroy()
      await watch.stop()
    },
  }
}

async function markOf(primary: Db, changes: number): Promise<Mark> {
  const at = performance.now()
  const { rows } = await sql<{ cluster: string; place: string }>`
    select system_identifier::text as cluster, pg_current_wal_lsn() as place from pg_control_system()`.execute(
    primary,
  )
  const [row] = rows
  if (!row) throw new Error('a server has a place in its log')
  return { ...row, at, changes }
}

/** @throws Error where the server is no replica of the primary: nobody knows what it lacks */
async function hasReached(replica: Db, { cluster, place }: Mark): Promise<boolean> {
  const { rows } = await sql<{ isReplica: boolean; isThere: boolean | null }>`
    select pg_is_in_recovery() and system_identifier::text = ${cluster} as "isReplica",
      pg_last_wal_replay_lsn() >= ${place}::pg_lsn as "isThere" from pg_control_system()`.execute(replica)
  if (!rows[0]?.isReplica) throw new Error('DATABASE_READ_URL: expects a streaming replica of DATABASE_URL')
  return rows[0].isThere ?? false
}
