import * as m from '#messages'
import type { Delivery } from '../../../../shared/contract/deliveries.staff.ts'
import {
  type DeliveryKind,
  type DeliveryState,
  type WithheldReason,
  withheldReasons,
} from '../../../../shared/rules/messages/deliveries.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

const stateNames: Record<DeliveryState, () => string> = {
  failed: m.deliveries_state_failed,
  retrying: m.deliveries_state_retrying,
  queued: m.deliveries_state_queued,
  withheld: m.deliveries_state_withheld,
  sent: m.deliveries_state_sent,
}

export const stateTones: Record<DeliveryState, Tone> = {
  failed: 'red',
  retrying: 'amber',
  queued: 'azure',
  withheld: 'plain',
  sent: 'green',
}

const withheldWords: Record<WithheldReason, () => string> = {
  rightLost: m.deliveries_withheld_right,
  noAddress: m.deliveries_withheld_address,
  tooMany: m.deliveries_withheld_many,
  tooLate: m.deliveries_withheld_late,
  noVendor: m.deliveries_withheld_vendor,
  alreadyRead: m.deliveries_withheld_read,
}

const kindNames: Record<DeliveryKind, () => string> = {
  notice: m.deliveries_kind_notice,
  code: m.deliveries_kind_code,
  link: m.deliveries_kind_link,
  contact: m.deliveries_kind_contact,
}

const outcomeNames: Record<Delivery['tries'][number]['outcome'], () => string> = {
  sent: m.deliveries_try_sent,
  dropped: m.deliveries_try_dropped,
  refused: m.deliveries_try_refused,
  again: m.deliveries_try_again,
}

export function stateName(state: DeliveryState): string {
  return stateNames[state]()
}

/** What was sent: a notice by its title, a message without a stored one by its kind. */
export function deliveryTitle({ kind, title }: Pick<Delivery, 'kind' | 'title'>): string {
  return title || kindNames[kind]()
}

export function outcomeName(outcome: Delivery['tries'][number]['outcome']): string {
  return outcomeNames[outcome]()
}

/** Why a message was withheld; undefined for a vendor's reason, which is shown as it is. */
export function withheldWord(reason: string): string | undefined {
  const known = withheldReasons.find((one) => one === reason)
  return known && withheldWords[known]()
}
