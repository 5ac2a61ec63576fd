import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { readConsentText, withdrawConsent } from './privacy/consents.ts'
import { describeDeletion } from './privacy/deletion-link.ts'
import { previewDeletion } from './privacy/deletion-preview.ts'
import { openExport, requestExport } from './privacy/exports.ts'
import { listNewTexts, renewConsent } from './privacy/new-texts.ts'
import { sendOwnCode } from './privacy/own-code.ts'
import { readPrivacy } from './privacy/privacy-state.ts'
import { requestDeletion } from './privacy/request-deletion.ts'
import { withdrawDeletion } from './privacy/withdraw-deletion.ts'

export const privacyHandlers: HandlersOf<Contract['privacy']> = {
  mine: readPrivacy,
  newTexts: listNewTexts,
  consentRenew: renewConsent,
  codeSend: sendOwnCode,
  consentText: readConsentText,
  consentWithdraw: withdrawConsent,
  exportRequest: requestExport,
  exportOpen: openExport,
  deletionPreview: previewDeletion,
  deletionRequest: requestDeletion,
  deletionWithdraw: withdrawDeletion,
  deletionInfo: describeDeletion,
}
