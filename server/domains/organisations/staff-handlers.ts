import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { assignVerifications } from './assign-verifications.ts'
import { changeStanding } from './change-standing.ts'
import { decideSuperAdminChange } from './decide-super-admin-change.ts'
import { decideVerification } from './decide-verification.ts'
import { listSuperAdminChanges } from './list-super-admin-changes.ts'
import { openChangePapers, openVerificationPapers } from './open-papers.ts'
import { openSuperAdminChange } from './open-super-admin-change.ts'
import { openVerification } from './open-verification.ts'
import { revealPersonal } from './reveal-personal.ts'
import { revealSuperAdminChange, reviewSuperAdminChange } from './review-super-admin-change.ts'
import { reviewVerification } from './review-verification.ts'
import { listVerificationReasons } from './verification-reasons.ts'

export const organisationsStaffHandlers: HandlersOf<Contract['organisationsStaff']> = {
  detail: reviewVerification,
  reveal: revealPersonal,
  openPapers: openVerificationPapers,
  open: openVerification,
  assign: assignVerifications,
  decide: decideVerification,
  changeStanding,
  reasons: listVerificationReasons,
  changeList: listSuperAdminChanges,
  changeDetail: reviewSuperAdminChange,
  changeOpen: openSuperAdminChange,
  changeReveal: revealSuperAdminChange,
  changeOpenPapers: openChangePapers,
  changeDecide: decideSuperAdminChange,
}
