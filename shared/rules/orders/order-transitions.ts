import type { OfferingKind } from '../applications/offerings.ts'
import { actionsOf, type Place, type Steps } from '../lifecycle.ts'

/** The states of an order of a service or a booking of a resource; what is lent is `delivering` while in use. */
export const orderStates = [
  'requested',
  'accepted',
  'declined',
  'scheduled',
  'delivering',
  'delivered',
  'confirmed',
  'disputed',
  'closed',
] as const
export type OrderState = (typeof orderStates)[number]

/** The team that orders, the one that provides, staff (also in place of a provider), and the clock. */
export type OrderSide = 'team' | 'provider' | 'staff' | 'portal'

const provider = { by: ['provider', 'staff'], undoes: [] } as const
const either = { by: ['team', 'provider', 'staff'], undoes: [] } as const
const staff = { by: 'staff', undoes: [] } as const

/**
 * The one table of legal steps. What differs by kind stands under `when`: a service is begun, delivered and
 * confirmed; a resource is handed over and received, given back and taken back.
 */
export const orderTransitions = {
  accept: { from: ['requested'], to: 'accepted', ...provider },
  decline: { from: ['requested'], to: 'declined', ...provider },
  agree: { from: ['accepted'], to: 'scheduled', by: 'team' },
  begin: { from: [], when: { service: ['scheduled'] }, to: 'delivering', ...provider },
  handOver: { from: [], when: { resource: ['scheduled'] }, to: 'scheduled', ...provider },
  receive: { from: [], when: { handedOver: ['scheduled'] }, to: 'delivering', by: 'team' },
  deliver: { from: [], when: { service: ['delivering'] }, to: 'delivered', ...provider },
  giveBack: { from: [], when: { resource: ['delivering'] }, to: 'delivered', by: 'team' },
  confirm: { from: [], when: { service: ['delivered'] }, to: 'confirmed', by: 'team' },
  takeBack: { from: [], when: { resource: ['delivered'] }, to: 'confirmed', ...provider },
  proposeDates: { from: [], stays: ['scheduled', 'delivering'], to: 'scheduled', ...either },
  takeDates: { from: [], stays: ['scheduled', 'delivering'], to: 'scheduled', ...either },
  keepDates: { from: [], stays: ['scheduled', 'delivering'], to: 'scheduled', ...either },
  withdraw: {
    from: ['requested', 'accepted'],
    when: { service: ['scheduled'], resource: ['scheduled'] },
    to: 'closed',
    by: 'team',
  },
  cancel: {
    from: ['accepted'],
    when: { service: ['scheduled'], resource: ['scheduled'] },
    to: 'closed',
    ...provider,
  },
  dispute: {
    from: ['delivering', 'delivered'],
    when: { handedOver: ['scheduled'] },
    to: 'disputed',
    by: ['team', 'provider'],
    undoes: [],
  },
  settle: { from: ['disputed'], to: 'confirmed', ...staff },
  end: { from: ['disputed'], to: 'closed', ...staff },
  rate: { from: [], stays: ['confirmed'], to: 'confirmed', by: 'team' },
  /** The team has left its organisation, or that has lost its verification. */
  lapse: {
    from: ['requested', 'accepted'],
    when: { service: ['scheduled'], resource: ['scheduled'] },
    to: 'closed',
    by: 'portal',
  },
  /** The access that allowed it has ended. */
  expire: {
    from: ['requested', 'accepted'],
    when: { service: ['scheduled'], resource: ['scheduled'] },
    to: 'closed',
    by: 'portal',
  },
  /** As `lapse`, while something is being done or used. */
  escalate: {
    from: ['delivering', 'delivered'],
    when: { handedOver: ['scheduled'] },
    to: 'disputed',
    by: 'portal',
  },
  /** The time for a rating is over. */
  conclude: { from: ['confirmed'], to: 'closed', by: 'portal' },
} as const satisfies Steps<OrderState, OrderSide>

export type OrderAction = keyof typeof orderTransitions
export const orderActions = actionsOf(orderTransitions)

type Placed = { state: OrderState; kind: OfferingKind; isHandedOver: boolean }

/** What the legal steps of an order depend on. */
export function orderPlace({ state, kind, isHandedOver }: Placed): Place<OrderState> {
  if (kind === 'service') return { state, is: 'service' }
  return { state, is: isHandedOver && state === 'scheduled' ? 'handedOver' : 'resource' }
}

/** Whether the table lets a side take a step at all. */
function isBy(action: OrderAction, sides: readonly OrderSide[]): boolean {
  const by: readonly OrderSide[] = [orderTransitions[action].by].flat()
  return by.some((side) => sides.includes(side))
}

type Actions = [OrderAction, ...OrderAction[]]
/** What the two teams press, and what staff press, in the order in which pages offer it. */
export const sideActions = orderActions.filter((one) => isBy(one, ['team', 'provider'])) as Actions
export const staffActions = orderActions.filter((one) => isBy(one, ['staff'])) as Actions

/** States in which an order holds its weeks or days and keeps its team from a second one. */
export const openOrderStates = [
  'requested',
  'accepted',
  'scheduled',
  'delivering',
  'delivered',
  'disputed',
] as const satisfies readonly OrderState[]

/** Steps that need the access of the team; what is begun or handed over is finished without it. */
export const stepsWithAccess = [
  'accept',
  'agree',
  'begin',
  'handOver',
  'proposeDates',
  'takeDates',
] as const satisfies readonly OrderAction[]

/** Steps that say why: the other side reads it. */
export const stepsWithText = [
  'accept',
  'decline',
  'proposeDates',
  'keepDates',
  'cancel',
  'dispute',
  'settle',
  'end',
] as const satisfies readonly OrderAction[]
