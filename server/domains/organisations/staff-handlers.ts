import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { assignVerifications } from './review/assign-verifications.ts'
import { changeStanding } from './review/change-standing.ts'
import { decideVerification } from './review/decide-verification.ts'
import { openChangePapers, openVerificationPapers } from './review/open-papers.ts'
import { openVerification } from './review/open-verification.ts'
import { revealPersonal } from './review/reveal-personal.ts'
import { reviewVerification } from './review/review-verification.ts'
import { listVerificationReasons } from './review/verification-reasons.ts'
import { decideSuperAdminChange } from './super-admin/decide-super-admin-change.ts'
import { listSuperAdminChanges } from './super-admin/list-super-admin-changes.ts'
import { openSuperAdminChange } from './super-admin/open-super-admin-change.ts'
import { revealSuperAdminChange, reviewSuperAdminChange } from './super-admin/review-super-admin-change.ts'

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
