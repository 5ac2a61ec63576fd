import * as m from '#messages'
import type { Message } from '../../../shared/contract/messages.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { ShownCategory } from './messages-part.ts'

/** Whether it is unread, what it is about, whom it is for and when it came. */
export function MessageMeta({ message }: { message: Message }) {
  const locale = useLocale()
  return (
    <p className="message-meta">
      {!message.isRead && <StatusTag tone="amber">{m.messages_unread()}</StatusTag>}
      <span>{categoryName(message.category)}</span>
      {message.isForTeam && <span>{m.messages_for_team()}</span>}
      <time dateTime={message.createdAt}>{instantText(message.createdAt, locale)}</time>
    </p>
  )
}

export function categoryName(category: ShownCategory | Message['category']): string {
  const names = {
    tool: m.messages_category_tool,
    resource: m.messages_category_resource,
    venture: m.messages_category_venture,
    internal: m.messages_category_internal,
  }
  return names[category]()
}
