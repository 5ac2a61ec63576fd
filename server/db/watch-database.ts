import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Knows whether the database answers at this moment. */
export type DatabaseWatch = {
  isDown(): boolean
  /** Cuts the pool's connections whenever the database falls silent, so that nobody waits for it in vain. */
  guard(pool: pg.Pool): void
  stop(): Promise<void>
}

const everyMs = 300
const tickMs = 100
/** Ticks without an answer. Ticks are counted, not time: in a node that is held up both wait. */
const patienceTicks = 9

/**
 * Asks the database on a connection of its own whether it is there. A server that is stopped or behind a broken network
 * leaves connections open that answer nothing; each statement on them would wait until its client gives up.
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
    // The watch's own connection was cut, which says nothing of a new one.
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
  // A lost connection shows at the next question.
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

/** Ends a connection without a word to the other side, which does not listen; what waits on it fails. */
function cut(client: pg.Client | pg.PoolClient | null): void {
  const { connection } = (client ?? {}) as { connection?: { stream: Socket } }
  connection?.stream.destroy()
}
