import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Knows whether the database currently answers. */
export type DatabaseWatch = {
  isDown(): boolean
  /** Cuts the pool's connections whenever the database stops answering, so that nobody waits in vain. */
  guard(pool: pg.Pool): void
  stop(): Promise<void>
}

const everyMs = 300
const tickMs = 100
/** Ticks without an answer. Ticks are counted, not time: a stalled node delays answers as well. */
const patienceTicks = 9

/**
 * Checks on a separate connection whether the database answers. A server that is stopped or behind a broken
 * network leaves connections open that answer nothing; statements on them wait until a timeout.
 */
export function watchDatabase(url: string): DatabaseWatch {
  const guarded = new Set<pg.PoolClient>()
  let isDown = false
  let isStopped = false
  let client: pg.Client | null = null

  const fallSilent = () => {
    isDown = true
    cut(client)
    client = null
    for (const one of guarded) cut(one)
  }
  const ask = async () => {
    const isAnswered = await client?.query('select 1').then(
      () => true,
      () => false,
    )
    if (isAnswered) return
    // The watch's own connection was cut, so it tries a new one.
    client = await connect(url)
    await client.query('select 1')
  }
  const run = async () => {
    while (!isStopped) {
      const hasAnswered = await answersInTime(ask())
      if (hasAnswered) isDown = false
      else if (!isStopped) fallSilent()
      await pause(everyMs)
    }
  }
  const running = run()
  return {
    isDown: () => isDown,
    guard(pool) {
      pool.on('connect', (one) => guarded.add(one))
      pool.on('remove', (one) => guarded.delete(one))
    },
    async stop() {
      isStopped = true
      await running
      await client?.end().catch(() => {})
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  // A lost connection shows at the next check.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function answersInTime(asking: Promise<void>): Promise<boolean> {
  let outcome: boolean | undefined
  asking.then(
    () => {
      outcome = true
    },
    () => {
      outcome = false
    },
  )
  for (let tick = 0; outcome === undefined && tick < patienceTicks; tick += 1) await pause(tickMs)
  return outcome ?? false
}

/** Closes a connection without notifying the other side, which does not listen; pending statements fail. */
function cut(client: pg.Client | pg.PoolClient | null): void {
  const { connection } = (client ?? {}) as { connection?: { stream: Socket } }
  connection?.stream.destroy()
}
