import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ChannelFollower } from '../db/follow-channels.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { PageCache } from './page-cache.ts'

const channel = 'yisun_content'

export type ContentChange = 'changed' | 'withdrawn'

/** Tells every node, when the transaction commits, that public content has changed. */
export async function announceChange(db: Db, change: ContentChange): Promise<void> {
  await sql`select pg_notify(${channel}, ${change})`.execute(db)
}

/** What holds public content: answers go first, because pages are rendered from them. */
export type Caches = { pages: PageCache; answers: AnswerCache }

/** Keeps the caches in step with the content; what happened unheard may have changed everything. */
export function contentFollower(caches: Caches): ChannelFollower {
  return {
    channel,
    onPayload: (payload) => forget(caches, payload as ContentChange),
    onConnect: () => forget(caches, 'changed'),
  }
}

function forget({ pages, answers }: Caches, change: ContentChange): void {
  answers.clear()
  if (change === 'withdrawn') pages.purge()
  else pages.markStale()
}
