import { z } from 'zod'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { lookAlikeMarks } from '../../rules/organisations/look-alikes.ts'
import { paperTerms } from '../../rules/organisations/paper-openings.ts'
import { verificationFields } from '../../rules/organisations/verification-fields.ts'
import { verificationReasonUses } from '../../rules/organisations/verification-reasons.ts'
import { standingActions, verificationStates } from '../../rules/organisations/verification-transitions.ts'
import { decisionOutcomes, findings } from '../../rules/organisations/verification-verdicts.ts'
import { staffCall } from '../call.ts'
import { isoDate, language, ownedId, personal, requiredText, shownId, text } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { openedPapers, papersOpenUntil } from '../files.ts'
import { verificationEvent, verificationPaper, verificationRemark } from './organisation-parts.ts'
import { superAdminChangeStaff } from './super-admin-change.staff.ts'
import { verificationReason } from './verification-reason.ts'

const personalFacts = {
  address: personal('text').nullable(),
  legalRepresentative: personal('name').nullable(),
  contactName: personal('name').nullable(),
  contactPhone: personal('phone').nullable(),
  realName: personal('name').nullable(),
  position: personal('text').nullable(),
}

const review = z.object({
  organisationId: shownId,
  name: z.string(),
  entityType: z.enum(entityTypes),
  state: z.enum(verificationStates),
  version: z.number().int(),
  submission: z.number().int(),
  hasCheckCharacterWarning: z.boolean(),
  /** Whether codes of the stated legal form begin differently. */
  hasOtherTypeWarning: z.boolean(),
  ...personalFacts,
  creditCode: z.string().nullable(),
  registeredOn: isoDate.nullable(),
  teamId: shownId,
  teamName: z.string(),
  teamKind: z.enum(['registered', 'unregistered', 'person']),
  /** Whether I may not decide it because I am in a team of this organisation. */
  isOwnInterest: z.boolean(),
  verdicts: z.object({
    exists: z.enum(findings),
    personMayAct: z.enum(findings),
    eligible: z.enum(findings),
    standing: z.enum(findings),
  }),
  reason: verificationReason.nullable(),
  remarks: z.array(verificationRemark),
  papers: z.array(verificationPaper),
  papersOpenUntil,
  events: z.array(verificationEvent),
  /** What differs from the previous submission; personal values are not shown, only that they changed. */
  changes: z.array(
    z.object({
      field: z.enum(verificationFields),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Other organisations with common attributes, the most similar first; no attribute's value is told. */
  lookAlikes: z.array(
    z.object({
      organisationId: shownId,
      reference: z.string(),
      name: z.string(),
      creditCode: z.string().nullable(),
      state: z.enum(verificationStates),
      marks: z.array(z.enum(lookAlikeMarks)),
    }),
  ),
  /** The other teams that have a verification of the same organisation or had one, the oldest first. */
  otherTeams: z.array(
    z.object({
      organisationId: shownId,
      reference: z.string(),
      teamName: z.string(),
      state: z.enum(verificationStates),
      verifiedUntil: isoDate.nullable(),
    }),
  ),
  /** The notice to the team, by outcome and language; empty once it is decided. */
  notices: z.array(
    z.object({ outcome: z.enum(decisionOutcomes), language, title: z.string(), body: z.string() }),
  ),
  decidedBy: z.string().nullable(),
  /** Actions reserved for another verifier, because I made the decision that they reverse. */
  forAnother: z.array(z.enum(standingActions)),
  verifiedUntil: isoDate.nullable(),
})

export type VerificationReview = z.output<typeof review>

const versioned = { organisationId: ownedId, version: wholeNumber() }
const decided = z.object({ state: z.enum(verificationStates), version: z.number().int() })

const reasonChoice = z.object({
  code: z.string(),
  use: z.enum(verificationReasonUses),
  /** In the language of the page. */
  title: z.string(),
  /** The team's text, in both languages. */
  words: z.object({
    title: z.object({ zh: z.string(), en: z.string() }),
    next: z.object({ zh: z.string(), en: z.string() }),
  }),
})
export type VerificationReasonChoice = z.output<typeof reasonChoice>

/** Calls of verifiers. Other staff get `notAvailable`. */
export const organisationsStaff = {
  ...superAdminChangeStaff,

  /** The reasons that verifiers choose from, as staff have published them. */
  reasons: staffCall({
    path: 'staff/organization/reasons',
    privilege: 'reviewOrganisations',
    effect: 'read',
    output: z.object({ reasons: z.array(reasonChoice) }),
  }),

  /**
   * Opens a verification's papers to this session for half an hour, for a reason that the audit keeps and
   * their sender can read. Needs a fresh proof. Errors: `notAvailable`, `stepUpNeeded`, `tooMany`.
   */
  openPapers: staffCall({
    path: 'staff/organization/openPapers',
    privilege: 'revealOrganisations',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ organisationId: ownedId, reason: requiredText(paperTerms.reasonAtMost) }),
    output: openedPapers,
  }),

  /** One verification for review; personal texts are masked, `reveal` shows them. Errors: `notAvailable`. */
  detail: staffCall({
    path: 'staff/organization/detail',
    privilege: 'reviewOrganisations',
    effect: 'write',
    input: z.object({ organisationId: ownedId }),
    output: review,
  }),

  /**
   * A verification's personal texts, and their values before the last correction, for a reason that the audit
   * keeps. Needs a fresh proof.
   */
  reveal: staffCall({
    path: 'staff/organization/reveal',
    privilege: 'revealOrganisations',
    needsStepUp: true,
    secured: 'traceId',
    effect: 'write',
    input: z.object({ organisationId: ownedId, reason: requiredText(200) }),
    output: z.object({
      ...personalFacts,
      /** Personal fields that differ from the previous submission. */
      changed: z.array(
        z.object({
          field: z.enum(verificationFields),
          before: personal('text').nullable(),
          after: personal('text').nullable(),
        }),
      ),
    }),
  }),

  /**
   * Decides a verification with its four verdicts; one that waits for its team can also be refused. Errors:
   * `stepUpNeeded`, `ownInterest`, `conflict` where it has changed since `version`, `invalidInput` where
   * reason, remarks or verdicts do not support the outcome.
   */
  decide: staffCall({
    path: 'staff/organization/decide',
    privilege: 'decideOrganisations',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      ...versioned,
      outcome: z.enum(decisionOutcomes),
      exists: z.enum(findings),
      personMayAct: z.enum(findings),
      eligible: z.enum(findings),
      standing: z.enum(findings),
      /** One of `reasons` that matches the outcome. */
      reason: text(60).optional(),
      remarks: z
        .array(z.object({ field: z.enum(verificationFields), text: requiredText(300) }))
        .max(verificationFields.length)
        .default([]),
    }),
    output: decided,
  }),

  /**
   * Suspends, restores, revokes or reinstates a team's verification, also during its renewal; suspends or revokes with
   * `allTeams` those of all teams of the organisation. Reversing a decision needs another person than its author:
   * `secondPersonNeeded`.
   */
  changeStanding: staffCall({
    path: 'staff/organization/changeStanding',
    privilege: 'decideOrganisations',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      ...versioned,
      action: z.enum(standingActions),
      reason: requiredText(60),
      allTeams: z.boolean().optional(),
    }),
    output: decided,
  }),
}
