import type { MessageList } from '../../../shared/contract/messages.ts'
import { internalCategories, type NoticeCategory } from '../../../shared/rules/messages/notices.ts'
import type { Account, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { readSiteSettings } from '../settings/site-settings.ts'
import { findMessages } from './find-messages.ts'
import { withKeptParams } from './kept-params.ts'
import { presentMessage } from './message.present.ts'
import { countMessages, listMessages, type MessageFilter } from './messages.queries.ts'
import { type Reader, readerOf } from './reader.ts'
import { unreadCountsOf } from './unread-counts.ts'

type Input = {
  category?: NoticeCategory | undefined
  unread?: boolean | undefined
  search: string
  page: number
  pageSize: number
}

/** One page of messages to the caller and their acting team. */
export async function getMessageList(ctx: CallContext<Account>, input: Input): Promise<MessageList> {
  const reader = readerOf(ctx.actor)
  const unread = await unreadCountsOf(ctx.db, reader)
  const { rows, newest, total } = await (input.search ? pageOfFound : pageOfAll)(ctx, reader, input)
  return {
    RedPointCount: unread.RedPointCount,
    unread,
    total,
    list: await Promise.all(
      rows.map(async (row) => presentMessage(await withKeptParams(ctx, row), ctx.locale)),
    ),
    newestId: newest?.id ?? null,
    TeamID: reader.teamId,
  }
}

async function pageOfAll({ db }: CallContext<Account>, reader: Reader, input: Input) {
  const filter = await filterOf(db, input)
  const rows = await listMessages(db, reader, filter, {
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  })
  const [newest] = input.page === 1 ? rows : await listMessages(db, reader, filter, { limit: 1, offset: 0 })
  return { rows, newest, total: await countMessages(db, reader, filter) }
}

async function pageOfFound(ctx: CallContext<Account>, reader: Reader, input: Input) {
  const found = await findMessages(ctx, reader, await filterOf(ctx.db, input), input)
  const start = (input.page - 1) * input.pageSize
  return { rows: found.slice(start, start + input.pageSize), newest: found[0], total: found.length }
}

async function filterOf(db: Db, { category, unread }: Input): Promise<MessageFilter> {
  return { categories: await categoriesOf(db, category), isUnread: unread }
}

/** The stored categories behind a page's category: `internal` includes those without a badge of their own. */
export async function categoriesOf(
  db: Db,
  category: NoticeCategory | undefined,
): Promise<NoticeCategory[] | undefined> {
  if (category !== 'internal') return category && [category]
  return internalCategories((await readSiteSettings(db)).currentRound)
}
