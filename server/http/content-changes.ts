import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ChannelFollower } from '../db/follow-channels.ts'
import type { PageCache } from './page-cache.ts'

const channel = 'yisun_content'

export type ContentChange = 'changed' | 'withdrawn'

/** Tells every node, when the transaction commits, that public content has changed. */
export async function announceChange(db: Db, change: ContentChange): Promise<void> {
  await sql`select pg_notify(${channel}, ${change})`.execute(db)
}

/** Keeps a page cache in step with the content; what happened unheard may have changed everything. */
export function contentFollower(cache: PageCache): ChannelFollower {
  return {
    channel,
    onPayload: (payload) => (payload === 'withdrawn' ? cache.purge() : cache.markStale()),
    onConnect: () => cache.markStale(),
  }
}
