import * as m from '#messages'
import { words as parties } from '#words/order_party'
import type { OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { Period } from '../../../shared/rules/orders/order-slots.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type Event = OrderDetails['events'][number]
type Change = { was: Period; dates: Period; event: Event; isProposal: boolean }

/** Other dates that wait for an answer, or that a provider has accepted instead of those asked for. */
function changeOf({ proposed, from, until, state, events }: OrderDetails): Change | null {
  const last = (action: Event['action']) => events.findLast((event) => event.action === action)
  const dates = { from, until }
  if (proposed) {
    const event = last('proposeDates')
    return event ? { was: dates, dates: proposed, event, isProposal: true } : null
  }
  const asked = last('request')?.dates
  const event = last('accept')
  if (state !== 'accepted' || !asked || !event) return null
  const isSame = asked.from === from && asked.until === until
  return isSame ? null : { was: asked, dates, event, isProposal: false }
}

/** From what to what the dates change, by whom and when, and what the reader can do about it. */
export function DatesNotice({ order }: { order: OrderDetails }) {
  const locale = useLocale()
  const change = changeOf(order)
  if (!change) return null
  const { was, dates, event, isProposal } = change
  const isMine = isProposal ? order.may.includes('takeDates') : order.may.includes('agree')
  const who = event.who ? `${parties[event.party]()} ${event.who}` : parties[event.party]()
  return (
    <Notice
      kind="warning"
      title={isProposal ? m.order_dates_wanted({ who }) : m.order_dates_changed({ who })}
    >
      <p>
        {m.order_dates_was()} <s>{periodText(order.unit, was, locale)}</s>
      </p>
      <p>
        {isProposal ? m.order_dates_proposed() : m.order_dates_new()}{' '}
        <strong>{periodText(order.unit, dates, locale)}</strong>
      </p>
      <p>{isMine ? (isProposal ? m.order_dates_answer() : m.order_dates_agree()) : m.order_dates_wait()}</p>
      <p className="text-sm text-ink-2">
        <time dateTime={event.at}>{instantText(event.at, locale)}</time>
      </p>
      {event.note && <p className="measure whitespace-pre-line">{event.note}</p>}
    </Notice>
  )
}
