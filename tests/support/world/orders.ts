import { findToday } from '../../../server/db/working-days.queries.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { offeringInput } from '../../../shared/rules/applications/offerings.ts'
import { type OrderedKind, slotsAhead } from '../../../shared/rules/orders/order-slots.ts'
import type { OrderState } from '../../../shared/rules/orders/order-transitions.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff, createTeam, type TestTeam } from './actors.ts'
import { createApplication } from './applications.ts'
import { createOffering } from './offerings.ts'

export type TestOrder = {
  orderId: string
  applicationId: string
  /** The number of what is ordered. */
  number: string
  team: TestTeam
  provider: TestTeam | null
}

type Terms = { places?: number; provider?: TestTeam | null; replyDays?: number; isOpen?: boolean }

/** A published service or resource that can be ordered, of staff unless a provider is given. */
export async function createOrderable(portal: TestPortal, kind: OrderedKind, terms: Terms = {}) {
  const number = await createOffering(portal, kind, { allowanceUnits: 0 })
  const { places = 2, provider = null, replyDays = 3, isOpen = true } = terms
  if (provider)
    await portal.db
      .updateTable('teams')
      .set({ name: `提供方 ${number}` })
      .where('id', '=', provider.teamId)
      .execute()
  await (await staffApi(portal)).ordersStaff.setOffering({
    ...offeringInput(kind, number),
    version: 0,
    isOpen,
    places,
    replyDays,
    provider: provider ? `提供方 ${number}` : '',
  })
  return number
}

/** A reviewer's calls. */
export async function staffApi(portal: TestPortal): Promise<Api> {
  return portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
}

/** The calls of a team's super admin. */
export function apiOf(portal: TestPortal, team: TestTeam): Promise<Api> {
  return portal.api({ token: team.superAdmin.token })
}

/** The week or day so many after the first that can be taken. */
export async function slotAfter(portal: TestPortal, kind: OrderedKind, after = 0): Promise<string> {
  return slotsAhead(kind, await findToday(portal.db))[after] ?? ''
}

/** The steps to a state, and who takes each. */
const waysTo: Record<OrderedKind, Partial<Record<OrderState, string[]>>> = {
  service: {
    requested: [],
    accepted: ['accept'],
    scheduled: ['accept', 'agree'],
    delivering: ['accept', 'agree', 'begin'],
    delivered: ['accept', 'agree', 'begin', 'deliver'],
    confirmed: ['accept', 'agree', 'begin', 'deliver', 'confirm'],
    disputed: ['accept', 'agree', 'begin', 'dispute'],
  },
  resource: {
    requested: [],
    scheduled: ['accept', 'agree'],
    delivering: ['accept', 'agree', 'handOver', 'receive'],
    delivered: ['accept', 'agree', 'handOver', 'receive', 'giveBack'],
    confirmed: ['accept', 'agree', 'handOver', 'receive', 'giveBack', 'takeBack'],
  },
}
const byTeam = new Set(['agree', 'receive', 'giveBack', 'confirm', 'dispute', 'withdraw', 'rate'])
const byStaff = new Set(['settle', 'end'])

/** Takes one step as the side that usually does, with words where it needs some. */
export async function takeOrderStep(
  portal: TestPortal,
  order: Pick<TestOrder, 'orderId' | 'team' | 'provider'>,
  action: string,
  { by, ...more }: { text?: string; from?: string; until?: string; rating?: number; by?: TestTeam } = {},
) {
  const { version } = await portal.db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  const input = { orderId: order.orderId, version, action: action as never, text: '说清楚了', ...more }
  const side = by ?? (byTeam.has(action) ? order.team : byStaff.has(action) ? null : order.provider)
  if (!side) return (await staffApi(portal)).ordersStaff.step(input)
  return (await apiOf(portal, side)).orders.step({ TeamID: side.teamId, ...input })
}

/** An order for a granted application of a new team, brought to a state through the calls that lead there. */
export async function createOrder(
  portal: TestPortal,
  state: OrderState,
  options: {
    kind?: OrderedKind
    number?: string
    team?: TestTeam
    provider?: TestTeam | null
    from?: string
    until?: string
  } = {},
): Promise<TestOrder> {
  const { kind = 'service', provider = null } = options
  const number = options.number ?? (await createOrderable(portal, kind, { provider }))
  const team = options.team ?? (await createTeam(portal))
  const { applicationId } = await createApplication(portal, 'active', { kind, toolId: number, team })
  const from = options.from ?? (await slotAfter(portal, kind))
  const { orderId } = await (await apiOf(portal, team)).orders.request({
    ...{ TeamID: team.teamId, applicationId, from, until: options.until ?? from },
    need: '帮我们理一遍账号',
  })
  const order = { orderId, applicationId, number, team, provider }
  for (const step of waysTo[kind][state] ?? []) await takeOrderStep(portal, order, step)
  return order
}
