import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { amendApplication } from './amend-application.ts'
import { appealApplication } from './appeal-application.ts'
import { getApplicantRole } from './applicant-role.ts'
import { getApplicationDetails } from './application-details.ts'
import { getApplicationForm } from './application-form.ts'
import { confirmActivation } from './confirm-activation.ts'
import { correctApplication } from './correct-application.ts'
import { discardDraft } from './discard-draft.ts'
import { getEligibility } from './eligibility.ts'
import { listApplications } from './list-applications.ts'
import { releaseApplication } from './release-application.ts'
import { saveCorrection } from './save-correction.ts'
import { saveDraft } from './save-draft.ts'
import { sendApplicantMessage } from './send-message.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const applicationsHandlers: HandlersOf<Contract['applications']> = {
  eligibility: getEligibility,
  role: getApplicantRole,
  form: getApplicationForm,
  start: startApplication,
  saveDraft,
  discardDraft,
  submit: submitApplication,
  list: listApplications,
  details: getApplicationDetails,
  amend: amendApplication,
  release: releaseApplication,
  saveCorrection,
  correct: correctApplication,
  withdraw: withdrawApplication,
  appeal: appealApplication,
  sendMessage: sendApplicantMessage,
  confirmActivation,
}
