import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { listDeliveries } from './list-deliveries.ts'
import { sendDeliveryAgain } from './send-again.ts'

export const deliveriesStaffHandlers: HandlersOf<Contract['deliveriesStaff']> = {
  list: listDeliveries,
  sendAgain: sendDeliveryAgain,
}
