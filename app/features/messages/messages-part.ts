import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { Message, MessageList, messages } from '../../../shared/contract/messages.ts'
import { noticeChoices } from '../../../shared/rules/messages/notice-preferences.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** The categories that the page offers; a category without its own badge belongs to `internal`. */
export const shownCategories = ['tool', 'resource', 'venture', 'internal'] as const
export type ShownCategory = (typeof shownCategories)[number]

/** The messages that the address asks for. */
export type MessagesView = {
  category: ShownCategory | null
  isUnreadOnly: boolean
  /** The searched words; empty for all messages. */
  search: string
  page: number
}

/** The limit of the contract. */
export const longestSearch = 60

export type MessagesData =
  | { kind: 'list'; view: MessagesView; messages: MessageList }
  | { kind: 'message'; message: Message }
  | { kind: 'settings'; settings: OutputOf<(typeof messages)['preferences']> }

export type MessagesAnswer =
  | { isFailure: false; markedCount: number }
  | { isFailure: false; isSaved: true }
  | ActFailure

const pageSize = 20

/**
 * The data of the messages part of a page, from its address: `?message=` opens one, `show=settings` the
 * settings; otherwise `category`, `unread=1`, `search` and `page` choose the list.
 */
export async function loadMessages(api: Api, url: URL): Promise<MessagesData> {
  const messageId = url.searchParams.get('message')
  if (messageId) return { kind: 'message', message: await api.messages.message({ messageId }) }
  if (url.searchParams.get('show') === 'settings')
    return { kind: 'settings', settings: await api.messages.preferences({}) }
  const view = viewOf(url.searchParams)
  const list = await api.messages.describeMessageList({
    ...(view.category && { category: view.category }),
    ...(view.isUnreadOnly && { unread: true }),
    search: view.search,
    page: view.page,
    pageSize,
  })
  return { kind: 'list', view, messages: list }
}

/** Whether a view filters messages. */
export function isNarrowed({ category, isUnreadOnly, search, page }: MessagesView): boolean {
  return category !== null || isUnreadOnly || search !== '' || page > 1
}

/** The number of pages of a list. */
export function pageCountOf({ total }: MessageList): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Saves the settings, or marks messages as read: ticked ones, those on the page, or all in the view. */
export async function actOnMessages(api: Api, form: PostedForm): Promise<MessagesAnswer> {
  if (form.text('intent') === 'settings') {
    await api.messages.preferencesSave({
      sent: noticeChoices.filter((choice) => form.texts('sent').includes(choice)),
      isQuietAtNight: form.text('night') === 'yes',
      hasDigest: form.text('digest') === 'yes',
      hasDeviceTexts: form.text('deviceTexts') === 'yes',
    })
    return { isFailure: false, isSaved: true }
  }
  const TeamID = form.optionalText('TeamID')
  const { changed } = await api.messages.modifyMessageRead({ ...chosenBy(form), TeamID })
  return { isFailure: false, markedCount: changed }
}

function chosenBy(form: PostedForm) {
  switch (form.text('intent')) {
    case 'readAll': {
      const category = shownCategories.find((shown) => shown === form.text('category'))
      return {
        all: true as const,
        ...(category && { category }),
        search: form.optionalText('search'),
        upTo: form.optionalText('upTo'),
      }
    }
    case 'readShown':
      return { messageIds: form.texts('shown') }
    default:
      return { messageIds: form.texts('messageIds') }
  }
}

function viewOf(query: URLSearchParams): MessagesView {
  const page = Number(query.get('page'))
  return {
    category: shownCategories.find((shown) => shown === query.get('category')) ?? null,
    isUnreadOnly: query.get('unread') === '1',
    search: (query.get('search') ?? '')
      .toWellFormed()
      .replaceAll('\0', '')
      .trim()
      .slice(0, longestSearch)
      .trim(),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
