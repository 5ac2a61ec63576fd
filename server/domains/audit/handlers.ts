import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { searchAudit } from './search-audit.ts'

export const auditStaffHandlers: HandlersOf<Contract['auditStaff']> = {
  auditList: searchAudit,
}
