import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { issueTraceId } from './trace-id.ts'

export const securityHandlers: HandlersOf<Contract['security']> = {
  getTraceId: issueTraceId,
}
