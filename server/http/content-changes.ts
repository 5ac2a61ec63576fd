import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { PageCache } from './page-cache.ts'

const channel = 'yisun_content'
const reconnectMs = 1000

export type ContentChange = 'changed' | 'withdrawn'

/** Tells every node, when the transaction commits, that public content has changed. */
export async function announceChange(db: Db, change: ContentChange): Promise<void> {
  await sql`select pg_notify(${channel}, ${change})`.execute(db)
}

/**
 * Keeps a page cache in step with the content: hears of changes on a connection of its own. What happened while
 * it was not connected is unknown, so after every connect all is stale.
 */
export function followChanges(databaseUrl: string, cache: PageCache, log: Logger): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = next
    let hasFailed = false
    const retry = () => {
      if (isStopped || hasFailed) return
      hasFailed = true
      timer = setTimeout(connect, reconnectMs)
    }
    next.on('error', retry)
    next.on('end', retry)
    next.on('notification', ({ payload }) => (payload === 'withdrawn' ? cache.purge() : cache.markStale()))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      cache.markStale()
    } catch (error) {
      log.warn({ err: error }, 'not hearing of content changes, trying again')
      retry()
    }
  }
  void connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
