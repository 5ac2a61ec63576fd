import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { ChannelFollower } from '../../db/follow-channels.ts'
import type { ReadReplica } from '../../db/read-replica.ts'
import type { AnswerCache } from '../calls/answer-cache.ts'
import type { PageCache } from './page-cache.ts'

const channel = 'yisun_content'

/**
 * Paths whose pages are dropped at once, while others are refreshed later; `everywhere` drops every page. `stock` is
 * what the database says itself when some is taken or given back, which answers show and kept pages do not.
 */
type ContentChange = string[] | 'everywhere' | 'stock'

/** Tells every node, when the transaction commits, that public content has changed. */
export async function announceChange(db: Db, change: ContentChange = []): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(change)})`.execute(db)
}

/**
 * What holds public content: responses are cleared first, because pages are rendered from them, and after the replica
 * is no longer read, because they would come from it.
 */
export type Caches = { pages: PageCache; answers: AnswerCache | null; replica?: ReadReplica | null }

/** Keeps the caches in step with the content; a missed notification may have changed everything. */
export function contentFollower(caches: Caches): ChannelFollower {
  return {
    channel,
    onPayload: (payload) => forget(caches, readChange(payload)),
    onConnect: () => forget(caches, []),
  }
}

function forget({ pages, answers, replica }: Caches, change: ContentChange): void {
  replica?.expectChange()
  answers?.clear()
  if (change === 'stock') return
  if (change === 'everywhere') pages.purge()
  else {
    pages.markStale()
    pages.drop(change)
  }
}

/** Nodes of other releases may send other payloads: one that is not understood may mean everything. */
function readChange(payload: string): ContentChange {
  try {
    const parsed: unknown = JSON.parse(payload)
    if (parsed === 'stock') return parsed
    return Array.isArray(parsed) ? parsed.filter((path) => typeof path === 'string') : 'everywhere'
  } catch {
    return 'everywhere'
  }
}
