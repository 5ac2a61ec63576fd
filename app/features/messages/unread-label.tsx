import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'
import { listHref } from './message-links.ts'

export type UnreadLabelProps = {
  /** Of every category together. */
  count: number
}

/** The way to the messages in the navigation; what is unread stands in its text. */
export function UnreadLabel({ count }: UnreadLabelProps) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Anchor className="site-tool" href={listHref(locale)}>
      {count > 0 ? m.messages_nav_unread({ count }) : m.messages_nav()}
    </Anchor>
  )
}
