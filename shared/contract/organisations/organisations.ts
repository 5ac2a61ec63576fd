import { z } from 'zod'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { findings } from '../../rules/organisations/verification-verdicts.ts'
import { teamKinds } from '../../rules/staff/roles.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoInstant,
  nameText,
  ownedId,
  personal,
  shownId,
  text,
  toldTexts,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { organisationFaces } from './organisation-faces.ts'
import {
  onTheWay,
  sent,
  statedFields,
  statementDraft,
  takenOrganisation,
  typedCreditCode,
  verificationDetail,
  verificationSummary,
} from './organisation-parts.ts'
import { superAdminChange } from './super-admin-change.ts'

export const organisations = {
  ...organisationFaces,
  ...superAdminChange,

  /**
   * Sends my team's organisation for verification; with `organisationId` and `version` corrects a returned
   * one or renews it. Several teams may act for one organisation, each with a letter of its own. Errors: `invalidInput`
   * by field, `conflict`, `illegalTransition`, `noTeam`, `teamChanged`, `notAvailable` for members who may not.
   */
  add: call({
    path: 'organization/add',
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      organisationId: ownedId.optional(),
      version: wholeNumber().optional(),
      ...onTheWay,
      ...statedFields,
    }),
    output: sent,
  }),

  /** My own unsent input for my team, not visible to the team; null where nothing is saved. */
  draft: call({
    path: 'organization/draft',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    output: z.object({ draft: statementDraft.nullable() }),
  }),

  /**
   * Saves my input, valid or not; fields that are not named stay. Errors: `illegalTransition` while there is
   * nothing to state, `notAvailable` for members who may not and for others' files.
   */
  saveDraft: call({
    path: 'organization/draft/save',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      ...toldTexts,
      search: text(80).optional(),
      ...onTheWay,
      ...statedFields,
    }),
    output: z.object({ savedAt: isoInstant }),
  }),

  /** Deletes my saved input with its files. */
  discardDraft: call({
    beforeConsent: true,
    path: 'organization/draft/discard',
    access: 'team',
    effect: 'write',
    input: z.object(actingTeam),
  }),

  /**
   * Withdraws an undecided first verification; its papers are deleted, its code is released, and the team can
   * begin another. Errors: `illegalTransition` once it is decided, `conflict`, `teamChanged`, `notAvailable`.
   */
  withdraw: call({
    beforeConsent: true,
    path: 'organization/withdraw',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, organisationId: ownedId, version: wholeNumber() }),
    output: sent,
  }),

  /**
   * States with a letter that I may act for my team's organisation: completes a verification that waits for
   * it, or corrects the letter where nothing else was returned.
   */
  addUserVerification: call({
    path: 'identification/v1/addUserVerification',
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      ...onTheWay,
      realName: nameText(60),
      position: nameText(60),
      letter: z.array(ownedId).max(3),
    }),
    output: sent,
  }),

  /** Whether a person may act for my team's organisation. Errors: `notAvailable`. */
  detailUserVerification: call({
    path: 'identification/v1/detailUserVerification',
    access: 'signedIn',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ UserId: ownedId }),
    output: z.object({
      organisationId: shownId,
      finding: z.enum(findings),
      realName: personal('name'),
      position: personal('text'),
      submittedAt: isoInstant,
      decidedAt: isoInstant.nullable(),
    }),
  }),

  /**
   * My acting team's organisation, and organisations found by exact name or code. A name finds only verified
   * ones; a code also those that another team has sent.
   */
  list: call({
    path: 'organization/list',
    access: 'signedIn',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ search: text(80).optional() }),
    output: z.object({
      /** Null without an acting team. `canLead`: whether I may send its organisation. */
      team: z
        .object({ teamId: shownId, name: z.string(), kind: z.enum(teamKinds), canLead: z.boolean() })
        .nullable(),
      mine: z.array(verificationSummary),
      found: z.array(
        z.object({
          organisationId: shownId,
          /** Null while nobody has confirmed it. */
          name: z.string().nullable(),
          creditCode: z.string().nullable(),
          entityType: z.enum(entityTypes),
          isVerified: z.boolean(),
          isMine: z.boolean(),
          /** Whether its team can be asked to let me join: it has a member who can answer. */
          canBeAsked: z.boolean(),
        }),
      ),
    }),
  }),

  /**
   * Whether a code's form and check character are right, and whether its organisation exists here already.
   * Errors: `tooMany` above 60 look-ups an hour.
   */
  check: call({
    path: 'organization/check',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ creditCode: typedCreditCode }),
    output: z.object({
      creditCode: z.string(),
      hasForm: z.boolean(),
      hasRightCheckCharacter: z.boolean(),
      exists: z.boolean(),
      isMine: z.boolean(),
      /** Another team acts for it: who wants to as well can ask to join, or send a letter of their own. */
      taken: takenOrganisation.nullable(),
    }),
  }),

  /** My team's organisation's verification with everything that its page shows. Errors: `notAvailable`. */
  detail: call({
    path: 'organization/detail',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: verificationDetail,
  }),
}
