import * as m from '#messages'
import { words as kindNames } from '#words/deliveries_kind'
import { words as reportNames } from '#words/deliveries_report'
import { words as stateNames } from '#words/deliveries_state'
import { words as outcomeNames } from '#words/deliveries_try'
import type { Delivery } from '../../../../shared/contract/deliveries.staff.ts'
import {
  type DeliveryState,
  type WithheldReason,
  withheldReasons,
} from '../../../../shared/rules/messages/deliveries.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

type Try = Delivery['tries'][number]

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

export function stateName(state: DeliveryState): string {
  return stateNames[state]()
}

/** What was sent: a notice by its title, a message without a stored one by its kind. */
export function deliveryTitle({ kind, title }: Pick<Delivery, 'kind' | 'title'>): string {
  return title || kindNames[kind]()
}

/** What became of a try; of a text message that was sent, what its vendor has reported since. */
export function outcomeName({ outcome, report }: Pick<Try, 'outcome' | 'report'>): string {
  return report ? reportNames[report]() : outcomeNames[outcome]()
}

/** What a vendor has reported about a text message that was sent; undefined while nothing is reported. */
export function reportName({ tries: [newest] }: Pick<Delivery, 'tries'>): string | undefined {
  return newest?.report ? reportNames[newest.report]() : undefined
}

/** Why a message was withheld; undefined for a vendor's reason, which is shown as it is. */
export function withheldWord(reason: string): string | undefined {
  const known = withheldReasons.find((one) => one === reason)
  return known && withheldWords[known]()
}
