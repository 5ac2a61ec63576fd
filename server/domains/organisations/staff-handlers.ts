import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { changeStanding } from './review/change-standing.ts'
import { decideVerification } from './review/decide-verification.ts'
import { openChangePapers, openVerificationPapers } from './review/open-papers.ts'
import { revealPersonal } from './review/reveal-personal.ts'
import { reviewVerification } from './review/review-verification.ts'
import { listVerificationReasons } from './review/verification-reasons.ts'
import { decideSuperAdminChange } from './super-admin/decide-super-admin-change.ts'
import { revealSuperAdminChange, reviewSuperAdminChange } from './super-admin/review-super-admin-change.ts'

export const organisationsStaffHandlers: HandlersOf<Contract['organisationsStaff']> = {
  detail: reviewVerification,
  reveal: revealPersonal,
  openPapers: openVerificationPapers,
  decide: decideVerification,
  changeStanding,
  reasons: listVerificationReasons,
  changeDetail: reviewSuperAdminChange,
  changeReveal: revealSuperAdminChange,
  changeOpenPapers: openChangePapers,
  changeDecide: decideSuperAdminChange,
}
