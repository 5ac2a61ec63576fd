import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listPartners, renewPartnerKey, savePartner } from './staff-partners.ts'

export const partnersStaffHandlers: HandlersOf<Contract['partnersStaff']> = {
  list: listPartners,
  save: savePartner,
  renewKey: renewPartnerKey,
}
