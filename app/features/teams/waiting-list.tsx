import * as m from '#messages'
import type { WaitingItem } from '../../../shared/contract/teams/waiting.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** What waits for me: one link each, with its deadline. Nothing if nothing waits. */
export function WaitingList({ waiting }: { waiting: WaitingItem[] }) {
  const locale = useLocale()
  if (waiting.length === 0) return null
  return (
    <section className="stack" aria-labelledby="waiting-title">
      <Heading level={2} size="xl" id="waiting-title" text={m.waiting_title()} />
      <ul>
        {waiting.map((item) => (
          <li key={`${item.kind} ${item.id}`} className="account-row">
            <Link href={hrefOf(item, locale)} alone>
              {textOf(item)}
            </Link>
            {item.until && <span>{m.waiting_until({ day: dayText(item.until, locale) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf({ kind, name, count }: WaitingItem): string {
  switch (kind) {
    case 'deletion':
      return m.waiting_deletion()
    case 'superAdminChange':
      return m.waiting_super_admin_change({ name })
    case 'handOver':
      return m.waiting_hand_over({ name })
    case 'handOverSent':
      return m.waiting_hand_over_sent({ name })
    case 'orderAsked':
      return m.waiting_order_asked({ count })
    case 'order':
      return m.waiting_order({ count })
    case 'joinAsked':
      return m.waiting_join_asked({ name, count })
    case 'joinSent':
      return name ? m.waiting_join_sent({ name }) : m.waiting_join_sent_unnamed()
    case 'survey':
      return m.waiting_survey({ name })
    case 'invitation':
      return m.waiting_invitation({ name })
    case 'messages':
      return m.waiting_messages({ count })
    case 'name':
      return m.waiting_name()
  }
}

function hrefOf({ kind, id }: WaitingItem, locale: Locale): string {
  switch (kind) {
    case 'deletion':
      return pathInLocale(leavingPage, locale)
    case 'superAdminChange':
      return pathInLocale(`/superAdminChange/${id}`, locale)
    case 'handOver':
    case 'handOverSent':
      return pathInLocale(`/handOver?team=${id}`, locale)
    case 'orderAsked':
      return pathInLocale('/orders?side=provider', locale)
    case 'order':
      return pathInLocale('/orders?side=team', locale)
    case 'joinAsked':
      return accountHref('team', locale)
    case 'joinSent':
      return pathInLocale(`/authApply?step=join&organisation=${id}`, locale)
    case 'survey':
    case 'invitation':
      return pathInLocale(`/surveyDetail?survey=${id}`, locale)
    case 'messages':
      return `${accountHref('messages', locale)}&unread=1`
    case 'name':
      return accountHref('profile', locale)
  }
}
