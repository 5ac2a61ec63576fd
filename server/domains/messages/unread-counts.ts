import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import {
  internalCategories,
  type NoticeCategory,
  ventureCategories,
} from '../../../shared/rules/messages/notices.ts'
import type { Account, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { readSiteSettings } from '../settings/site-settings.ts'
import { countUnread } from './messages.queries.ts'
import { type Reader, readerOf } from './reader.ts'

/** All badges of the signed-in person. */
export async function getUnreadCounts(ctx: CallContext<Account>): Promise<UnreadCounts> {
  return unreadCountsOf(ctx.db, readerOf(ctx.actor))
}

/** The badge of tool messages. */
export async function getUnreadCount(ctx: CallContext<Account>): Promise<{ unreadCount: number }> {
  return { unreadCount: (await getUnreadCounts(ctx)).unreadCount }
}

/** All badges of a reader. */
export async function unreadCountsOf(db: Db, reader: Reader): Promise<UnreadCounts> {
  const rows = await countUnread(db, reader)
  const { currentRound } = await readSiteSettings(db)
  const sum = (categories: NoticeCategory[]) =>
    rows.reduce((total, { category, count }) => total + (categories.includes(category) ? count : 0), 0)
  return {
    unreadCount: sum(['tool']),
    UnReadCount: sum(['resource']),
    RedPointCount: sum(internalCategories(currentRound)),
    ventureUnreadCount: sum(ventureCategories(currentRound)),
  }
}
