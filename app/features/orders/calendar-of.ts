import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { OrderedKind } from '../../../shared/rules/orders/order-slots.ts'

/** The calendar of what an order is of; null where that is no longer public. */
export async function calendarOf(
  api: Api,
  { offeringKind, offeringId }: { offeringKind: string; offeringId: string },
) {
  try {
    return await api.orders.calendar({ [`${offeringKind}Id`]: offeringId })
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'notFound') return null
    throw error
  }
}

/** What its page says of ordering it, without the weeks or days; null where it cannot be ordered. */
export async function figuresOf(api: Api, offeringKind: OrderedKind, offeringId: string) {
  const calendar = await calendarOf(api, { offeringKind, offeringId })
  if (!calendar) return null
  const { slots: _, ...figures } = calendar
  return figures
}
