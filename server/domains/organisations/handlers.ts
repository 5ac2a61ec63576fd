import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { addUserVerification } from './add-user-verification.ts'
import { checkCreditCode } from './check-credit-code.ts'
import { detailUserVerification } from './detail-user-verification.ts'
import { getFace, getPublicFace, saveFace } from './faces/organisation-face.ts'
import { listOrganisations } from './list-organisations.ts'
import { discardStatementDraft, saveStatementDraft } from './save-statement-draft.ts'
import { sendVerification } from './send-verification.ts'
import { getStatementDraft } from './statement-draft.ts'
import { answerSuperAdminChange } from './super-admin/answer-super-admin-change.ts'
import { checkSuperAdminPhone } from './super-admin/check-super-admin-phone.ts'
import { requestSuperAdminChange } from './super-admin/request-super-admin-change.ts'
import { superAdminDetail } from './super-admin/super-admin-detail.ts'
import { superAdminInfo } from './super-admin/super-admin-info.ts'
import { getVerification } from './verification-detail.ts'
import { withdrawVerification } from './withdraw-verification.ts'

export const organisationsHandlers: HandlersOf<Contract['organisations']> = {
  add: sendVerification,
  draft: getStatementDraft,
  saveDraft: saveStatementDraft,
  discardDraft: discardStatementDraft,
  withdraw: withdrawVerification,
  addUserVerification,
  detailUserVerification,
  list: listOrganisations,
  check: checkCreditCode,
  detail: getVerification,
  face: getFace,
  saveFace,
  publicFace: getPublicFace,
  superAdminInfo,
  checkPhone: checkSuperAdminPhone,
  superAdminUpdate: requestSuperAdminChange,
  superAdminDetail,
  superAdminAnswer: answerSuperAdminChange,
}
