import { z } from 'zod'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { offeringKinds } from '../../rules/applications/offerings.ts'
import { teamRoles } from '../../rules/staff/roles.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoInstant,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  shownId,
  toldTexts,
} from '../content/fields.ts'
import {
  answersInput,
  applicationList,
  changed,
  offeringInputs,
  ruleVerdictView,
  submission,
  submitted,
} from './application-parts.ts'
import { applicationDetails, applicationForm } from './application-views.ts'
import { resourceApplications, serviceApplications } from './by-kind.ts'

const ownApplication = { ...actingTeam, applicationId: ownedId }
const declared = z.array(z.string().max(60)).max(30)

/** What somebody says about an organisation that is not theirs, or not here yet. What is left out is unknown. */
const statedFacts = z.object({
  /** Whether staff have verified it here, or are supposed to have. */
  isVerified: z.boolean().default(false),
  entityType: z.enum(entityTypes).optional(),
  registeredOn: z.iso.date().optional(),
  /** The role of whoever would apply. */
  role: z.enum(teamRoles).optional(),
  /** Keys of the statements that they would declare. */
  declared: declared.default([]),
})

/** A team's applications for offerings. Another team's application looks like a missing one: `notAvailable`. */
export const applications = {
  ...serviceApplications,
  ...resourceApplications,

  /** Which of an offering's rules my team meets, and the rest of stock and allowance. Errors: `notFound`. */
  eligibility: call({
    path: 'application/eligibility',
    access: 'signedIn',
    effect: 'read',
    input: z.object(offeringInputs),
    output: z.object({
      rules: z.array(ruleVerdictView),
      isEligible: z.boolean(),
      quota: z.object({
        year: z.number().int(),
        stock: z.number().int().nullable(),
        stockLeft: z.number().int().nullable(),
        /** Units of my organisation's or team's allowance; null without a team. */
        allowance: z.number().int().nullable(),
        allowanceLeft: z.number().int().nullable(),
        units: z.number().int(),
      }),
      draftId: shownId.nullable(),
      openApplicationId: shownId.nullable(),
      /** For my acting team, if it is opened at a partner: `getApplyTanLiveStatus` has the progress. */
      atPartner: z.object({ teamId: shownId, mayActAsTeam: z.boolean() }).nullable(),
    }),
  }),

  /** Which of an offering's rules an organisation would meet, by what is stated about it. Errors: `notFound`. */
  statedEligibility: call({
    path: 'application/statedEligibility',
    access: 'public',
    effect: 'read',
    input: z.object({ kind: z.enum(offeringKinds), number: publicNumber, facts: statedFacts }),
    output: z.object({ rules: z.array(ruleVerdictView), isEligible: z.boolean() }),
  }),

  /** What the user's role in the acting team lets them do with offerings. */
  role: call({
    path: 'usercenter/role',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      teamID: shownId.nullable(),
      role: z.enum(teamRoles).nullable(),
      may: z.object({
        apply: z.boolean(),
        withdraw: z.boolean(),
        appeal: z.boolean(),
        applyWhereAdminsMay: z.boolean(),
      }),
    }),
  }),

  /**
   * The form of an offering with my team's draft; phones and addresses of a colleague's are masked. With `copiedFrom`
   * also what of that application has no place in it. Errors: `notFound`.
   */
  form: call({
    path: 'application/form',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ ...offeringInputs, copiedFrom: ownedId.optional() }),
    output: applicationForm,
  }),

  /**
   * Begins a draft filled in from the profile, or finds the open one. With `copyFrom`, an application that my team has
   * sent for an earlier round, or for this one and withdrawn, what is still empty is filled from it. Errors: `notFound`, `alreadyOpen`, `notAvailable`.
   */
  start: call({
    path: 'application/start',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, ...offeringInputs, copyFrom: ownedId.optional() }),
    output: changed,
  }),

  /**
   * Saves a draft's answers, valid or not; questions that are not named stay. Errors: `illegalTransition`,
   * `invalidInput` with `changedElsewhere` for a text that no longer matches `base`.
   */
  saveDraft: call({
    path: 'application/draft/save',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...ownApplication,
      ...toldTexts,
      answers: answersInput,
      declared: declared.optional(),
    }),
    output: z.object({ applicationId: shownId, savedAt: isoInstant }),
  }),

  /** Deletes a draft with its files. Errors: `illegalTransition`. */
  discardDraft: call({
    beforeConsent: true,
    path: 'application/draft/discard',
    access: 'team',
    effect: 'write',
    input: z.object(ownApplication),
  }),

  /**
   * Submits my team's application for a tool: the draft with these answers. Reserves stock and allowance.
   * Errors: `notFound`, `invalidInput` by `answers.<key>` and `declared.<key>`, `notEligible`,
   * `quotaExhausted`, `allowanceExhausted`, `alreadyOpen`.
   */
  submit: call({
    path: 'toolbox/application',
    access: 'team',
    effect: 'write',
    input: z.object({ ...submission, toolId: publicNumber }),
    output: submitted,
  }),

  /** Enters a round of the venture programme with my team's draft. Errors: those of `submit`. */
  enterRound: call({
    path: 'venture/round/enter',
    access: 'team',
    effect: 'write',
    input: z.object({ ...submission, roundId: publicNumber }),
    output: submitted,
  }),

  /** My team's applications of every kind, or of one, the newest first. */
  list: call({
    path: 'user/application/list',
    access: 'team',
    effect: 'read',
    input: z.object({
      page: pageNumber,
      pageSize,
      /** Only those where it is the applicant's turn. */
      turn: z.enum(['applicant']).optional(),
      kind: z.enum(offeringKinds).optional(),
    }),
    output: applicationList,
  }),

  /** One application of my team with its whole history; on demand its receipts are checked. */
  details: call({
    path: 'user/application/details',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ applicationId: ownedId, checksReceipts: z.boolean().optional() }),
    output: applicationDetails,
  }),

  /** Changes all answers within ten minutes of submitting. Errors: `illegalTransition`, `invalidInput`. */
  amend: call({
    path: 'application/amend',
    access: 'team',
    effect: 'write',
    input: z.object({ ...ownApplication, answers: answersInput }),
    output: changed,
  }),

  /**
   * Gives up the rest of the ten minutes for amending: a reviewer can open the application at once. Errors:
   * `illegalTransition`.
   */
  release: call({
    path: 'application/release',
    access: 'team',
    effect: 'write',
    input: z.object(ownApplication),
    output: changed,
  }),

  /** Saves answers to reopened questions until they are sent, valid or not. Errors: `illegalTransition`. */
  saveCorrection: call({
    path: 'application/correction/save',
    access: 'team',
    effect: 'write',
    input: z.object({ ...ownApplication, ...toldTexts, answers: answersInput }),
    output: z.object({ applicationId: shownId, savedAt: isoInstant }),
  }),

  /**
   * Sends the requested corrections: only the questions named by staff, completed by what was saved of them.
   * The review goes on at once. Errors: `illegalTransition`, `invalidInput`.
   */
  correct: call({
    path: 'application/correct',
    access: 'team',
    effect: 'write',
    input: z.object({ ...ownApplication, answers: answersInput }),
    output: changed,
  }),

  /** Withdraws an undecided application and releases what it reserved. Errors: `illegalTransition`. */
  withdraw: call({
    beforeConsent: true,
    path: 'application/withdraw',
    access: 'team',
    effect: 'write',
    input: z.object(ownApplication),
    output: changed,
  }),

  /** Appeals once against a refusal, within 30 days; another person decides. Errors: `illegalTransition`. */
  appeal: call({
    path: 'application/appeal',
    access: 'team',
    effect: 'write',
    input: z.object({ ...ownApplication, text: requiredText(2000) }),
    output: changed,
  }),

  /** Sends the reviewers a message about a submitted application. */
  sendMessage: call({
    beforeConsent: true,
    path: 'application/message/send',
    access: 'team',
    effect: 'write',
    input: z.object({ ...ownApplication, body: requiredText(2000) }),
    output: z.object({ messageId: shownId }),
  }),

  /** Confirms that what was granted works. Errors: `illegalTransition`. */
  confirmActivation: call({
    path: 'application/activation/confirm',
    access: 'team',
    effect: 'write',
    input: z.object(ownApplication),
    output: changed,
  }),
}
