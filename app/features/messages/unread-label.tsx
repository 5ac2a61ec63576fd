import * as m from '#messages'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { listHref } from './message-links.ts'

export type UnreadLabelProps = {
  /** Of every category together. */
  count: number
}

/** The way to the messages in the navigation; what is unread stands in its text. */
export function UnreadLabel({ count }: UnreadLabelProps) {
  const locale = useLocale()
  return (
    <Anchor className="site-tool" href={listHref(locale)}>
      {count > 0 ? m.messages_nav_unread({ count }) : m.messages_nav()}
    </Anchor>
  )
}
