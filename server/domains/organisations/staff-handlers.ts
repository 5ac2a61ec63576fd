import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { assignVerifications } from './assign-verifications.ts'
import { changeStanding } from './change-standing.ts'
import { decideVerification } from './decide-verification.ts'
import { openVerification } from './open-verification.ts'
import { revealPersonal } from './reveal-personal.ts'
import { reviewVerification } from './review-verification.ts'

export const organisationsStaffHandlers: HandlersOf<Contract['organisationsStaff']> = {
  detail: reviewVerification,
  reveal: revealPersonal,
  open: openVerification,
  assign: assignVerifications,
  decide: decideVerification,
  changeStanding,
}
