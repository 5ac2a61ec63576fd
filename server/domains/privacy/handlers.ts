import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { sendOwnCode } from '../sign-in/codes/own-code.ts'
import { readConsentText, withdrawConsent } from './consents.ts'
import { describeDeletion } from './deletion-link.ts'
import { previewDeletion } from './deletion-preview.ts'
import { openExport, requestExport } from './exports.ts'
import { listNewTexts, renewConsent } from './new-texts.ts'
import { readPrivacy } from './privacy-state.ts'
import { requestDeletion } from './request-deletion.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'

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
