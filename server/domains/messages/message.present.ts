import type { Message } from '../../../shared/contract/messages.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { MessageRow } from './messages.queries.ts'
import { noticeText } from './notice-text.ts'

/** A message in the reader's language. */
export function presentMessage(row: MessageRow, locale: Locale): Message {
  return {
    messageId: row.id,
    category: row.category,
    ...noticeText(row.template, row.params, locale),
    link: pathInLocale(row.link, locale),
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
    isForTeam: row.team_id !== null,
  }
}
