import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { withOffering } from '../on-wire.ts'
import { addCodes } from './add-codes.ts'
import { decideApplication } from './decide-application.ts'
import { decideMany } from './decide-many.ts'
import { endGrant } from './end-grant.ts'
import { listCodes } from './list-codes.ts'
import { openApplicationPapers } from './open-application-papers.ts'
import { openReview } from './open-review.ts'
import { previewDecision } from './preview-decision.ts'
import { listRefusalReasons } from './refusal-reasons.ts'
import { requestCorrection } from './request-correction.ts'
import { revealContact } from './reveal-contact.ts'
import { reverseDecision } from './reverse-decision.ts'
import { getReviewDetail } from './review-detail.ts'
import { sendStaffMessage } from './staff-message.ts'

export const applicationsStaffHandlers: HandlersOf<Contract['applicationsStaff']> = {
  detail: getReviewDetail,
  reveal: revealContact,
  openPapers: openApplicationPapers,
  open: openReview,
  requestCorrection,
  decide: decideApplication,
  decideMany,
  preview: previewDecision,
  reverse: reverseDecision,
  end: endGrant,
  sendMessage: sendStaffMessage,
  reasons: listRefusalReasons,
  codes: async (ctx) => ({ offerings: await listCodes(ctx) }),
  addCodes: (ctx, input) => addCodes(ctx, withOffering(input)),
}
