import type { Api } from '../../../../shared/contract/contract.ts'
import { dayAfter, type OrderedKind, slotsAhead } from '../../../../shared/rules/orders/order-slots.ts'
import type { OrderAction } from '../../../../shared/rules/orders/order-transitions.ts'
import type { Db } from '../../database.ts'
import { findToday } from '../../working-days.queries.ts'
import type { Acting } from './act-as.ts'
import { orderTexts } from './order-texts.ts'

/** Both sides of an order; staff stand in for a provider where there is none. */
export type Sides = { team: Acting; provider: Acting | Api }

/** What a team asks for: of which application, from which week or day on, for how many. */
export type Wanted = { kind: OrderedKind; applicationId: string; after: number; slots?: number; need: string }

const terms = { service: orderTexts.classesTerms, resource: orderTexts.cardTerms }
const byTeam = new Set<OrderAction>(['agree', 'receive', 'giveBack', 'confirm', 'rate'])

/** Orders and takes the given steps. @returns the order's id */
export async function order(
  db: Db,
  { team, provider }: Sides,
  { kind, applicationId, after, slots = 1, need }: Wanted,
  steps: readonly OrderAction[],
  rating?: number,
): Promise<string> {
  const from = slotsAhead(kind, await findToday(db))[after] ?? ''
  const until = dayAfter(from, (slots - 1) * (kind === 'service' ? 7 : 1))
  const TeamID = team.teamId
  let { orderId, version } = await team.api.orders.request({ TeamID, applicationId, from, until, need })
  for (const action of steps) {
    const text = action === 'accept' ? terms[kind] : ''
    const step = { orderId, version, text, ...(action === 'rate' && { rating }) }
    const side = byTeam.has(action) ? team : provider
    const changed =
      'teamId' in side
        ? side.api.orders.step({ TeamID: side.teamId, ...step, action: action as never })
        : side.ordersStaff.step({ ...step, action: action as never })
    version = (await changed).version
  }
  return orderId
}
