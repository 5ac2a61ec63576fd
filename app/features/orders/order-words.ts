import { words as states } from '#words/order_state'
import type { OrderState } from '../../../shared/rules/orders/order-transitions.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export function stateText(state: OrderState): string {
  return states[state]()
}

export function stateTone(state: OrderState): Tone {
  if (state === 'confirmed') return 'green'
  if (state === 'declined' || state === 'disputed') return 'red'
  return state === 'closed' ? 'plain' : 'azure'
}
