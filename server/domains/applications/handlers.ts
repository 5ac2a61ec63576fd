import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { appealApplication } from './appeal-application.ts'
import { getApplicantRole } from './applicant-role.ts'
import { getApplicationDetails } from './application-details.ts'
import { confirmActivation } from './confirm-activation.ts'
import { amendApplication } from './form/amend-application.ts'
import { getApplicationForm } from './form/application-form.ts'
import { correctApplication } from './form/correct-application.ts'
import { discardDraft } from './form/discard-draft.ts'
import { getEligibility } from './form/eligibility.ts'
import { saveCorrection } from './form/save-correction.ts'
import { saveDraft } from './form/save-draft.ts'
import { startApplication } from './form/start-application.ts'
import { getStatedEligibility } from './form/stated-eligibility.ts'
import { submitApplication } from './form/submit-application.ts'
import { listApplications, listResourceApplications } from './list-applications.ts'
import { withOffering } from './on-wire.ts'
import { releaseApplication } from './review/release-application.ts'
import { sendApplicantMessage } from './send-message.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const applicationsHandlers: HandlersOf<Contract['applications']> = {
  applyService: (ctx, input) => submitApplication(ctx, withOffering(input)),
  serviceTeamList: (ctx, input) => listApplications(ctx, { ...input, kind: 'service' }),
  serviceOrderDetail: (ctx, input) => getApplicationDetails(ctx, { ...input, kind: 'service' }),
  createResourceApply: (ctx, input) => submitApplication(ctx, withOffering(input)),
  describeResourceApplyDetail: (ctx, input) => getApplicationDetails(ctx, { ...input, kind: 'resource' }),
  describeResourceApplyList: listResourceApplications,
  eligibility: (ctx, input) => getEligibility(ctx, withOffering(input)),
  statedEligibility: getStatedEligibility,
  role: getApplicantRole,
  form: (ctx, input) => getApplicationForm(ctx, withOffering(input)),
  start: (ctx, input) => startApplication(ctx, withOffering(input)),
  saveDraft,
  discardDraft,
  submit: (ctx, input) => submitApplication(ctx, withOffering(input)),
  enterRound: (ctx, input) => submitApplication(ctx, withOffering(input)),
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
