import { z } from 'zod'
import { applicationStates } from '../../rules/applications/application-transitions.ts'
import { offeringKinds } from '../../rules/applications/offerings.ts'
import { paperTerms } from '../../rules/organisations/paper-openings.ts'
import { staffCall } from '../call.ts'
import { language, ownedId, personal, requiredText, shownId } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { errorTable } from '../error-table.ts'
import type { ErrorName } from '../errors.ts'
import { openedPapers } from '../files.ts'
import { contact, decisionFields, offeringCodes, reasonCode, staffDetail } from './application-parts.staff.ts'
import { offeringInputs } from './application-parts.ts'

/** The version that the reviewer saw: a second reviewer of the same version gets `conflict`. */
const seen = { applicationId: ownedId, version: wholeNumber(1) }
const errorNames = Object.keys(errorTable) as [ErrorName, ...ErrorName[]]
const changed = z.object({
  applicationId: shownId,
  reference: z.string(),
  state: z.enum(applicationStates),
  version: z.number().int(),
})

/** Calls of reviewers. Every write needs the role `reviewer`; decisions also need a fresh proof. */
export const applicationsStaff = {
  /**
   * An application with all that a reviewer needs; personal fields are masked. Each view is recorded. On demand
   * the receipts of what was sent are checked.
   */
  detail: staffCall({
    effect: 'write',
    privilege: 'reviewApplications',
    path: 'staff/application/detail',
    input: z.object({ applicationId: ownedId, checksReceipts: z.boolean().optional() }),
    output: staffDetail,
  }),

  /**
   * The applicant's name and the phones, names and addresses in the answers, for a reason that the audit
   * keeps. Needs a fresh proof. Errors: `notAvailable`, `stepUpNeeded`.
   */
  reveal: staffCall({
    effect: 'write',
    privilege: 'revealApplicants',
    needsStepUp: true,
    secured: 'traceId',
    path: 'staff/application/reveal',
    input: z.object({ applicationId: ownedId, reason: requiredText(200) }),
    output: z.object({
      contact,
      answers: z.array(
        z.object({
          label: z.string(),
          phone: personal('phone').nullable(),
          email: personal('email').nullable(),
          name: personal('name').nullable(),
        }),
      ),
    }),
  }),

  /**
   * Opens the files among the answers to this session for half an hour, for a reason that the audit keeps and
   * the sender reads. Needs a fresh proof. Errors: `notAvailable`, `ownInterest`, `stepUpNeeded`, `tooMany`.
   */
  openPapers: staffCall({
    effect: 'write',
    privilege: 'revealApplicants',
    needsStepUp: true,
    path: 'staff/application/openPapers',
    input: z.object({ applicationId: ownedId, reason: requiredText(paperTerms.reasonAtMost) }),
    output: openedPapers,
  }),

  /** Begins the review of an application, after the applicant's ten minutes have passed. */
  open: staffCall({
    effect: 'write',
    privilege: 'reviewApplications',
    path: 'staff/application/open',
    input: z.object(seen),
    output: changed,
  }),

  /** Asks the applicant to correct some answers within 14 days; only these reopen. */
  requestCorrection: staffCall({
    effect: 'write',
    privilege: 'reviewApplications',
    path: 'staff/application/requestCorrection',
    input: z.object({
      ...seen,
      keys: z.array(z.string().max(60)).min(1).max(40),
      remark: requiredText(1000),
    }),
    output: changed,
  }),

  /** Decides. Errors: `ownInterest`, `secondPersonNeeded` for an appeal, `conflict`, `quotaExhausted`. */
  decide: staffCall({
    effect: 'write',
    privilege: 'decideApplications',
    needsStepUp: true,
    path: 'staff/application/decide',
    input: z.object({ ...seen, ...decisionFields }),
    output: changed,
  }),

  /** Makes the same decision about several; each succeeds or fails by itself and says why. */
  decideMany: staffCall({
    privilege: 'decideApplications',
    needsStepUp: true,
    effect: 'own',
    path: 'staff/application/decideMany',
    input: z.object({ items: z.array(z.object(seen)).min(1).max(50), ...decisionFields }),
    output: z.object({
      done: z.number().int(),
      items: z.array(
        z.object({ applicationId: shownId, isDone: z.boolean(), error: z.enum(errorNames).nullable() }),
      ),
    }),
  }),

  /** The applicant's notice, in both languages. */
  preview: staffCall({
    effect: 'read',
    privilege: 'reviewApplications',
    path: 'staff/application/preview',
    input: z.object({ applicationId: ownedId, ...decisionFields }),
    output: z.object({
      messages: z.array(z.object({ language, title: z.string(), body: z.string() })),
    }),
  }),

  /** Reverses a decision; needs another person than its author, and a reason for the applicant. */
  reverse: staffCall({
    effect: 'write',
    privilege: 'decideApplications',
    needsStepUp: true,
    path: 'staff/application/reverse',
    input: z.object({ ...seen, reasonCode: reasonCode.optional(), text: requiredText(2000) }),
    output: changed,
  }),

  /** Ends a grant: used up, or revoked with a reason. */
  end: staffCall({
    effect: 'write',
    privilege: 'decideApplications',
    needsStepUp: true,
    path: 'staff/application/end',
    input: z.object({ ...seen, how: z.enum(['complete', 'revoke']), text: requiredText(2000) }),
    output: changed,
  }),

  /** Sends the applicant a message. */
  sendMessage: staffCall({
    effect: 'write',
    privilege: 'reviewApplications',
    path: 'staff/application/message',
    input: z.object({ applicationId: ownedId, body: requiredText(2000) }),
    output: z.object({ messageId: shownId }),
  }),

  /** The selectable reasons for a kind of application, each with a template text in both languages. */
  reasons: staffCall({
    effect: 'read',
    privilege: 'reviewApplications',
    path: 'staff/application/reasons',
    input: z.object({ offeringKind: z.enum(offeringKinds).default('tool') }),
    output: z.object({
      reasons: z.array(
        z.object({
          code: z.string(),
          use: z.enum(['refusal', 'correction']),
          title: z.string(),
          templates: z.object({ zh: z.string(), en: z.string() }),
          nextStep: z.string(),
        }),
      ),
    }),
  }),

  /** Offerings opened by a code: codes left, handed out, and approved applications that wait for one. */
  codes: staffCall({
    effect: 'read',
    privilege: 'manageCodes',
    path: 'staff/application/codes',
    output: z.object({
      offerings: z.array(offeringCodes),
    }),
  }),

  /** Adds activation codes to an offering and hands them to approved applications that wait for one. */
  addCodes: staffCall({
    effect: 'write',
    privilege: 'manageCodes',
    path: 'staff/application/codes/add',
    input: z.object({ ...offeringInputs, codes: z.array(requiredText(200)).min(1).max(200) }),
    output: z.object({ added: z.number().int(), handedOver: z.number().int(), left: z.number().int() }),
  }),
}
