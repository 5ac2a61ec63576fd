import { z } from 'zod'
import { paperTerms } from '../../rules/organisations/paper-openings.ts'
import {
  superAdminChangeStates,
  superAdminHindrances,
  superAdminVerdicts,
} from '../../rules/organisations/super-admin-change.ts'
import { staffCall } from '../call.ts'
import { isoInstant, language, ownedId, personal, requiredText, text } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { openedPapers, papersOpenUntil } from '../files.ts'
import { changeFacts, changeStory } from './super-admin-change.ts'
import { verificationReason } from './verification-reason.ts'

const changeReview = z.object({
  ...changeFacts,
  ...changeStory,
  /** Whether I may not decide it because I am one of the sides, or in a team of this organisation. */
  isOwnInterest: z.boolean(),
  /** Why it can only be refused. */
  hindrance: z.enum(superAdminHindrances).nullable(),
  /** The current super admin cannot answer: staff have suspended their account. */
  isSittingSuspended: z.boolean(),
  /** The opinion that waits for a second person. */
  firstOpinion: z
    .object({
      verdict: z.enum(superAdminVerdicts),
      reason: verificationReason.nullable(),
      by: z.string(),
      isMine: z.boolean(),
      at: isoInstant,
    })
    .nullable(),
  /** Both deciding people. */
  decidedBy: z.array(z.string()),
  papersOpenUntil,
  /** The notices to the successor and the sitting super admin, by verdict and language; empty once it is over. */
  notices: z.array(
    z.object({
      verdict: z.enum(superAdminVerdicts),
      to: z.enum(['next', 'sitting']),
      language,
      title: z.string(),
      body: z.string(),
    }),
  ),
})
export type SuperAdminChangeReview = z.output<typeof changeReview>

/** Calls of verifiers about changes of super admins. Other staff get `notAvailable`. */
export const superAdminChangeStaff = {
  /** One change for review; each view is audited. */
  changeDetail: staffCall({
    path: 'staff/superAdminChange/detail',
    privilege: 'reviewSuperAdmins',
    effect: 'write',
    input: z.object({ changeId: ownedId }),
    output: changeReview,
  }),

  /**
   * Opens a change's letters to this session for half an hour, for a reason that the audit keeps and their
   * sender can read. Needs a fresh proof. Errors: `notAvailable`, `stepUpNeeded`, `tooMany`.
   */
  changeOpenPapers: staffCall({
    path: 'staff/superAdminChange/openPapers',
    privilege: 'revealSuperAdmins',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ changeId: ownedId, reason: requiredText(paperTerms.reasonAtMost) }),
    output: openedPapers,
  }),

  /** A change's names and phones in full, for a reason that the audit keeps. Needs a fresh proof. */
  changeReveal: staffCall({
    path: 'staff/superAdminChange/reveal',
    privilege: 'revealSuperAdmins',
    needsStepUp: true,
    secured: 'traceId',
    effect: 'write',
    input: z.object({ changeId: ownedId, reason: requiredText(200) }),
    output: z.object({
      realName: personal('name'),
      position: personal('text'),
      sittingName: personal('name').nullable(),
      sittingPhone: personal('phone').nullable(),
      nextName: personal('name').nullable(),
      nextPhone: personal('phone').nullable(),
    }),
  }),

  /**
   * Gives an opinion. The first waits; the same opinion by another person decides, a different one replaces
   * it. Errors: `stepUpNeeded`, `ownInterest` for one of the sides, `secondPersonNeeded` for the same person
   * again, `conflict`, `illegalTransition`, also where there is a `hindrance`, `invalidInput` without a
   * matching reason.
   */
  changeDecide: staffCall({
    path: 'staff/superAdminChange/decide',
    privilege: 'decideSuperAdmins',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      changeId: ownedId,
      version: wholeNumber(),
      verdict: z.enum(superAdminVerdicts),
      /** One of `reasons` for a refused super admin. */
      reason: text(60).optional(),
    }),
    output: z.object({
      state: z.enum(superAdminChangeStates),
      version: z.number().int(),
      isDecided: z.boolean(),
    }),
  }),
}
