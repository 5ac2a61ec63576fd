import type { Api } from '../../../shared/contract/contract.ts'
import type { Message, MessageList } from '../../../shared/contract/messages.ts'
import type { ActFailure } from '../../api/act.ts'
import type { PostedForm } from '../../api/posted-form.ts'

/** The categories that the page offers; those without a badge of their own belong to `internal`. */
export const shownCategories = ['tool', 'resource', 'internal'] as const
export type ShownCategory = (typeof shownCategories)[number]

/** What of the messages the address asks for. */
export type MessagesView = { category: ShownCategory | null; isUnreadOnly: boolean; page: number }

export type MessagesData =
  | { kind: 'list'; view: MessagesView; messages: MessageList }
  | { kind: 'message'; message: Message }

export type MessagesAnswer = { isFailure: false; markedCount: number } | ActFailure

const pageSize = 20

/**
 * The data of the messages part of a page, from its address: `?message=` opens one, else `category`, `unread=1` and
 * `page` choose the list.
 */
export async function loadMessages(api: Api, url: URL): Promise<MessagesData> {
  const messageId = url.searchParams.get('message')
  if (messageId) return { kind: 'message', message: await api.messages.describeMessageInfo({ messageId }) }
  const view = viewOf(url.searchParams)
  const messages = await api.messages.describeMessageList({
    ...(view.category && { category: view.category }),
    ...(view.isUnreadOnly && { unread: true }),
    page: view.page,
    pageSize,
  })
  return { kind: 'list', view, messages }
}

/** Whether a view leaves messages out. */
export function isNarrowed({ category, isUnreadOnly, page }: MessagesView): boolean {
  return category !== null || isUnreadOnly || page > 1
}

/** How many pages a list has. */
export function pageCountOf({ total }: MessageList): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Marks what the list's form chose as read: the ticked ones, or with `intent=readAll` all of the category. */
export async function actOnMessages(api: Api, form: PostedForm): Promise<MessagesAnswer> {
  const TeamID = form.optionalText('TeamID')
  const category = shownCategories.find((shown) => shown === form.text('category'))
  const chosen =
    form.text('intent') === 'readAll'
      ? { all: true as const, ...(category && { category }), upTo: form.optionalText('upTo') }
      : { messageIds: form.texts('messageIds') }
  const { changed } = await api.messages.modifyMessageRead({ ...chosen, TeamID })
  return { isFailure: false, markedCount: changed }
}

function viewOf(query: URLSearchParams): MessagesView {
  const page = Number(query.get('page'))
  return {
    category: shownCategories.find((shown) => shown === query.get('category')) ?? null,
    isUnreadOnly: query.get('unread') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
