import type { MessageList } from '../../../shared/contract/messages.ts'
import { internalCategories, type NoticeCategory } from '../../../shared/rules/notices.ts'
import type { Account, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { readSiteSettings } from '../home/site-settings.ts'
import { presentMessage } from './message.present.ts'
import { countMessages, listMessages } from './messages.queries.ts'
import { readerOf } from './reader.ts'
import { unreadCountsOf } from './unread-counts.ts'

type Input = {
  category?: NoticeCategory | undefined
  unread?: boolean | undefined
  page: number
  pageSize: number
}

/** A page of my messages and my acting team's. */
export async function getMessageList(ctx: CallContext<Account>, input: Input): Promise<MessageList> {
  const reader = readerOf(ctx.actor)
  const filter = { categories: await categoriesOf(ctx.db, input.category), isUnread: input.unread }
  const unread = await unreadCountsOf(ctx.db, reader)
  const rows = await listMessages(ctx.db, reader, filter, {
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  })
  const [newest] =
    input.page === 1 ? rows : await listMessages(ctx.db, reader, filter, { limit: 1, offset: 0 })
  return {
    RedPointCount: unread.RedPointCount,
    unread,
    total: await countMessages(ctx.db, reader, filter),
    list: rows.map((row) => presentMessage(row, ctx.locale)),
    newestId: newest?.id ?? null,
    TeamID: reader.teamId,
  }
}

/** What a category of the page covers: that of the portal itself takes in what has no badge of its own. */
export async function categoriesOf(
  db: Db,
  category: NoticeCategory | undefined,
): Promise<NoticeCategory[] | undefined> {
  if (category !== 'internal') return category && [category]
  return internalCategories((await readSiteSettings(db)).currentRound)
}
