import * as m from '#messages'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { listHref } from './message-links.ts'

export type UnreadLabelProps = {
  /** All categories together. */
  count: number
}

/** The link to the messages in the navigation; its text says how many are unread. */
export function UnreadLabel({ count }: UnreadLabelProps) {
  const locale = useLocale()
  return (
    <Anchor className="site-tool" href={listHref(locale)}>
      {count > 0 ? m.messages_nav_unread({ count }) : m.messages_nav()}
    </Anchor>
  )
}
