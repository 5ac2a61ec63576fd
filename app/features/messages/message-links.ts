import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { MessagesView } from './messages-part.ts'

const path = '/accountCenter'

/** The address of the list, or of a part of it. */
export function listHref(locale: Locale, view: Partial<MessagesView> = {}): string {
  const query = new URLSearchParams({ part: 'messages' })
  if (view.category) query.set('category', view.category)
  if (view.isUnreadOnly) query.set('unread', '1')
  if (view.search) query.set('search', view.search)
  if (view.page && view.page > 1) query.set('page', String(view.page))
  return `${pathInLocale(path, locale)}?${query}`
}

/** The address of the settings. */
export function settingsHref(locale: Locale): string {
  return `${pathInLocale(path, locale)}?${new URLSearchParams({ part: 'messages', show: 'settings' })}`
}

/** The address of one message. */
export function messageHref(locale: Locale, messageId: string): string {
  return `${pathInLocale(path, locale)}?${new URLSearchParams({ part: 'messages', message: messageId })}`
}
