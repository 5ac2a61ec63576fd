import * as m from '#messages'
import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import { Anchor, Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { listHref } from './message-links.ts'
import { categoryName } from './message-meta.tsx'
import { type MessagesView, type ShownCategory, shownCategories } from './messages-part.ts'

export type MessageFiltersProps = { view: MessagesView; unread: UnreadCounts }

/** Links to the messages of each category with their unread counts, and to the unread ones alone. */
export function MessageFilters({ view, unread }: MessageFiltersProps) {
  const locale = useLocale()
  const counts: Record<ShownCategory, number> = {
    tool: unread.unreadCount,
    resource: unread.UnReadCount,
    venture: unread.ventureUnreadCount,
    internal: unread.RedPointCount,
  }
  // From the fifth round on, venture messages are listed among the portal's.
  const hasBadge = (category: ShownCategory) =>
    category !== 'venture' || counts.venture > 0 || view.category === 'venture'
  return (
    <nav className="message-filters" aria-label={m.messages_filters()}>
      <ul>
        {[null, ...shownCategories.filter(hasBadge)].map((category) => (
          <li key={category ?? 'all'}>
            <Anchor
              className="message-filter"
              href={listHref(locale, { ...view, category, page: 1 })}
              aria-current={category === view.category ? 'page' : undefined}
            >
              {category ? categoryName(category) : m.messages_category_all()}
              {category && counts[category] > 0 && (
                <span className="message-filter-count">
                  {m.messages_unread_count({ count: counts[category] })}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      <p>
        <Link href={listHref(locale, { ...view, isUnreadOnly: !view.isUnreadOnly, page: 1 })} alone>
          {view.isUnreadOnly ? m.messages_show_all() : m.messages_show_unread()}
        </Link>
      </p>
    </nav>
  )
}
