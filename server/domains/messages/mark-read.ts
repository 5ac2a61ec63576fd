import { ApiError } from '../../../shared/contract/errors.ts'
import type { Message, UnreadCounts } from '../../../shared/contract/messages.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { NoticeCategory } from '../../../shared/rules/messages/notices.ts'
import type { Account, CallContext } from '../../context.ts'
import { findMessages } from './find-messages.ts'
import { withKeptParams } from './kept-params.ts'
import { categoriesOf } from './list-messages.ts'
import { presentMessage } from './message.present.ts'
import { countOwn, findMessage, markRead } from './messages.queries.ts'
import { announceUnread } from './notify.queries.ts'
import { type Reader, readerOf } from './reader.ts'
import { unreadCountsOf } from './unread-counts.ts'

type MarkInput = {
  messageIds?: OwnedId[] | undefined
  category?: NoticeCategory | undefined
  upTo?: string | undefined
  search?: string | undefined
  TeamID?: OwnedId | undefined
}

/**
 * Marks messages read; a team's messages for the whole team.
 * @throws ApiError `notAvailable` where one of the ids is not the reader's; `teamChanged`
 */
export async function modifyMessageRead(
  ctx: CallContext<Account>,
  input: MarkInput,
): Promise<UnreadCounts & { changed: number }> {
  const reader = readerOf(ctx.actor)
  if (input.TeamID && input.TeamID !== reader.teamId) throw new ApiError('teamChanged')
  const ids = input.messageIds && [...new Set(input.messageIds)]
  if (ids && (await countOwn(ctx.db, reader, ids)) !== ids.length) throw new ApiError('notAvailable')
  const categories = await categoriesOf(ctx.db, input.category)
  const changed = await mark(ctx, {
    ids: input.search ? await idsFound(ctx, reader, { search: input.search, categories }) : ids,
    categories,
    upTo: input.upTo,
  })
  return { ...(await unreadCountsOf(ctx.db, reader)), changed }
}

/** The unread messages that a search finds, so that exactly what the reader saw is marked. */
async function idsFound(
  ctx: CallContext<Account>,
  reader: Reader,
  { search, categories }: { search: string; categories: NoticeCategory[] | undefined },
): Promise<string[]> {
  const found = await findMessages(ctx, reader, { categories, isUnread: true }, { search })
  return found.map(({ id }) => id)
}

/** Marks messages about tools read, up to the newest one seen. */
export async function readToolMessages(ctx: CallContext<Account>, input: { upTo?: string | undefined }) {
  await mark(ctx, { categories: ['tool'], upTo: input.upTo })
  return { unreadCount: (await unreadCountsOf(ctx.db, readerOf(ctx.actor))).unreadCount }
}

/** One message. @throws ApiError `notAvailable` for a missing message and somebody else's alike */
export async function getMessage(
  ctx: CallContext<Account>,
  { messageId }: { messageId: string },
): Promise<Message> {
  const found = await findMessage(ctx.db, readerOf(ctx.actor), messageId)
  if (!found) throw new ApiError('notAvailable')
  return presentMessage(await withKeptParams(ctx, found), ctx.locale)
}

/** One message, marked read by opening it. @throws ApiError as `getMessage` */
export async function openMessage(ctx: CallContext<Account>, input: { messageId: string }): Promise<Message> {
  const message = await getMessage(ctx, input)
  await mark(ctx, { ids: [input.messageId] })
  return { ...message, isRead: true }
}

async function mark(ctx: CallContext<Account>, chosen: Parameters<typeof markRead>[2]): Promise<number> {
  const reader = readerOf(ctx.actor)
  const changed = await markRead(ctx.db, reader, chosen)
  await announceUnread(ctx.db, [
    changed.some((row) => row.account_id) ? reader.accountId : null,
    changed.some((row) => row.team_id) ? reader.teamId : null,
  ])
  return changed.length
}
