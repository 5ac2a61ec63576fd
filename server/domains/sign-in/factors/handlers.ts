import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { createRecoveryCodes, describeRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts'

export const recoveryCodeHandlers: HandlersOf<Contract['recoveryCodes']> = {
  overview: describeRecoveryCodes,
  create: createRecoveryCodes,
  use: redeemRecoveryCode,
}
