import * as m from '#messages'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { listHref } from './message-links.ts'
import { isNarrowed, type MessagesView } from './messages-part.ts'

/** Nothing to show: what will arrive here, or a way out of the filter. */
export function NoMessages({ view }: { view: MessagesView }) {
  const locale = useLocale()
  if (view.search) {
    return (
      <EmptyState
        seed="messages-searched"
        title={m.messages_none_found({ search: view.search })}
        text={<p>{m.messages_none_found_text()}</p>}
        action={<ButtonLink href={listHref(locale)}>{m.messages_show_all()}</ButtonLink>}
      />
    )
  }
  return isNarrowed(view) ? (
    <EmptyState
      seed="messages-filtered"
      title={view.isUnreadOnly ? m.messages_none_unread() : m.messages_none_here()}
      action={<ButtonLink href={listHref(locale)}>{m.messages_show_all()}</ButtonLink>}
    />
  ) : (
    <EmptyState
      seed="messages"
      title={m.messages_none()}
      text={<p>{m.messages_none_text()}</p>}
      action={<ButtonLink href="/tools">{m.messages_none_action()}</ButtonLink>}
    />
  )
}
