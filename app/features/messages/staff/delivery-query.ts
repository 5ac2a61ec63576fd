import { isDay } from '../../../../shared/rules/applications/check-answer.ts'

import {
  type DeliveryChannel,
  type DeliveryState,
  deliveryChannels,
  deliveryStates,
} from '../../../../shared/rules/messages/deliveries.ts'

/** The parameters in the address of the deliveries; empty where one is missing. */
export type DeliveryQuery = {
  state: DeliveryState | ''
  channel: DeliveryChannel | ''
  reference: string
  from: string
  to: string
  before: string
}

/** What the address asks for; invalid values are ignored. */
export function deliveryQuery(query: URLSearchParams): DeliveryQuery {
  const stated = (name: string, most: number) => {
    const text = (query.get(name) ?? '').trim().slice(0, most)
    return text.isWellFormed() && !text.includes('\0') ? text : ''
  }
  const dayOf = (name: string) => (isDay(stated(name, 10)) ? stated(name, 10) : '')
  return {
    state: deliveryStates.find((one) => one === query.get('state')) ?? '',
    channel: deliveryChannels.find((one) => one === query.get('channel')) ?? '',
    reference: stated('reference', 40),
    from: dayOf('from'),
    to: dayOf('to'),
    before: stated('before', 200),
  }
}

/** The address of a list, without language prefix. */
export function deliveryHref(query: Partial<DeliveryQuery>): string {
  const stated = Object.entries(query).filter(([, value]) => value !== '')
  return `/staff/deliveries?${new URLSearchParams(stated)}`
}
