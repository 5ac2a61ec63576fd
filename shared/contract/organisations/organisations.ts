import { z } from 'zod'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { normaliseCreditCode } from '../../rules/organisations/credit-code.ts'
import { verificationFields } from '../../rules/organisations/verification-fields.ts'
import { verificationStates } from '../../rules/organisations/verification-transitions.ts'
import { findings } from '../../rules/organisations/verification-verdicts.ts'
import { teamKinds } from '../../rules/staff/roles.ts'
import { call } from '../call.ts'

import {
  actingTeam,
  isoDate,
  isoInstant,
  nameText,
  ownedId,
  personal,
  publicNumber,
  shownId,
  text,
  toldTexts,
} from '../content/fields.ts'

import { fileView } from '../files.ts'
import { organisationFaces } from './organisation-faces.ts'
import { superAdminChange } from './super-admin-change.ts'
import { verificationReason } from './verification-reason.ts'

/** Why, and what to do next, as it was said then; in the language of the page. */
export const verificationRemark = z.object({ field: z.enum(verificationFields), text: z.string() })

/** A code in whatever spelling; its form is checked by the domain, where the legal form asks for one. */
const typedCreditCode = text(40).transform(normaliseCreditCode)

const fileIds = z.array(ownedId).max(3).optional()

/**
 * What is stated about the organisation and the person. Which of it is asked depends on the legal form, and after a
 * return on what was returned; the domain says so by field.
 */
const statedFields = {
  entityType: z.enum(entityTypes).optional(),
  name: nameText(80).optional(),
  creditCode: typedCreditCode.optional(),
  registeredOn: text(20).optional(),
  address: nameText(200).optional(),
  legalRepresentative: nameText(60).optional(),
  contactName: nameText(60).optional(),
  contactPhone: text(30).optional(),
  certificate: fileIds,
  realName: nameText(60).optional(),
  position: nameText(60).optional(),
  letter: fileIds,
}

/** The tool for which verification is only the way: what is sent or kept is led back to it. */
const onTheWay = { toolId: publicNumber.optional() }

/** A paper of a verification: the file while it is kept, afterwards its hash alone. */
export const verificationPaper = z.object({
  field: z.enum(['certificate', 'letter']),
  sha256: z.string(),
  file: fileView.nullable(),
})

export const verificationEvent = z.object({
  at: isoInstant,
  action: z.string(),
  side: z.enum(['team', 'staff', 'portal']),
  state: z.enum(verificationStates),
  reason: verificationReason.nullable(),
  remarks: z.array(verificationRemark),
})

const verdicts = z.object({
  exists: z.enum(findings),
  personMayAct: z.enum(findings),
  eligible: z.enum(findings),
  standing: z.enum(findings),
})

const verificationSummary = z.object({
  organisationId: shownId,
  reference: z.string(),
  name: z.string(),
  entityType: z.enum(entityTypes),
  state: z.enum(verificationStates),
  turn: z.enum(['team', 'staff', 'nobody']),
  contactName: personal('name').nullable(),
})

const verificationDetail = verificationSummary.extend({
  teamId: shownId,
  version: z.number().int(),
  creditCode: z.string().nullable(),
  registeredOn: isoDate.nullable(),
  address: personal('text').nullable(),
  legalRepresentative: personal('name').nullable(),
  contactPhone: personal('phone').nullable(),
  realName: personal('name').nullable(),
  position: personal('text').nullable(),
  /** Whether I may send, mend or renew it: an admin of the team that sent it. */
  canEdit: z.boolean(),
  /** What I can state now; after a return only what was returned. */
  openFields: z.array(z.enum(verificationFields)),
  /** Of these what stands in the form as it was stated; not who acts, where that was a colleague. */
  filledFields: z.array(z.enum(verificationFields)),
  verdicts,
  reason: verificationReason.nullable(),
  remarks: z.array(verificationRemark),
  papers: z.array(verificationPaper),
  events: z.array(verificationEvent),
  submittedAt: isoInstant,
  dueOn: isoDate.nullable(),
  decidedAt: isoInstant.nullable(),
  verifiedUntil: isoDate.nullable(),
  /** Whether I may take it back. */
  canWithdraw: z.boolean(),
  /** Whether it holds today, as while a renewal that came in time is reviewed. */
  holds: z.boolean(),
})

export type VerificationSummary = z.output<typeof verificationSummary>
export type VerificationDetail = z.output<typeof verificationDetail>
export type VerificationPaper = z.output<typeof verificationPaper>
export type VerificationEvent = z.output<typeof verificationEvent>

const sent = z.object({
  organisationId: shownId,
  reference: z.string(),
  state: z.enum(verificationStates),
  version: z.number().int(),
})
export type SentVerification = z.output<typeof sent>

/** What was typed of a statement, right or wrong, and the files that are stored for it. */
const statementDraft = z.object({
  savedAt: isoInstant,
  /** What the search that led to the form had asked for. */
  search: z.string(),
  entityType: z.string(),
  name: z.string(),
  creditCode: z.string(),
  registeredOn: z.string(),
  address: personal('text'),
  legalRepresentative: personal('name'),
  contactName: personal('name'),
  contactPhone: personal('phone'),
  realName: personal('name'),
  position: personal('text'),
  certificate: z.array(fileView),
  letter: z.array(fileView),
})
export type StatementDraft = z.output<typeof statementDraft>

const takenOrganisation = z.object({
  organisationId: shownId,
  isVerified: z.boolean(),
  canBeAsked: z.boolean(),
})
export type TakenOrganisation = z.output<typeof takenOrganisation>

export const organisations = {
  ...organisationFaces,
  ...superAdminChange,

  /**
   * Sends the organisation of my team for verification; with `organisationId` and `version` mends what was returned
   * or renews. Errors: `invalidInput` by field, `organisationExists` where another team holds the code,
   * `conflict`, `illegalTransition`, `noTeam`, `teamChanged`, `notAvailable` for members who may not.
   */
  add: call({
    method: 'POST',
    path: 'organization/add',
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      organisationId: ownedId.optional(),
      version: z.coerce.number().int().optional(),
      ...onTheWay,
      ...statedFields,
    }),
    output: sent,
  }),

  /** What I have typed for my team and not sent; null where nothing is kept. Mine alone, not the team's. */
  draft: call({
    method: 'POST',
    path: 'organization/draft',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({}),
    output: z.object({ draft: statementDraft.nullable() }),
  }),

  /**
   * Keeps what I have typed, right or wrong; fields that are not named stay. Errors: `illegalTransition` while there
   * is nothing to state, `notAvailable` for members who may not and for files of others.
   */
  saveDraft: call({
    method: 'POST',
    path: 'organization/draft/save',
    access: 'team',
    secured: 'none',
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

  /** Deletes what I have typed, with its files. */
  discardDraft: call({
    beforeConsent: true,
    method: 'POST',
    path: 'organization/draft/discard',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object(actingTeam),
    output: z.object({}),
  }),

  /**
   * Takes a first verification back that is not decided yet; its papers are deleted, its code is free, and the team can
   * begin another. Errors: `illegalTransition` once it is decided, `conflict`, `teamChanged`, `notAvailable`.
   */
  withdraw: call({
    beforeConsent: true,
    method: 'POST',
    path: 'organization/withdraw',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...actingTeam, organisationId: ownedId, version: z.coerce.number().int() }),
    output: sent,
  }),

  /**
   * States that I may act for the organisation of my team, with the letter: completes what waits for it, or mends
   * it where nothing else was returned.
   */
  addUserVerification: call({
    method: 'POST',
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

  /** Whether a person may act for the organisation of my team. Errors: `notAvailable`. */
  detailUserVerification: call({
    method: 'POST',
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
   * The organisation of my acting team, and organisations found by exact name or code. By name only verified ones
   * are found; by code also those that another team has sent.
   */
  list: call({
    method: 'POST',
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
          /** Null while nobody has confirmed that it is theirs. */
          name: z.string().nullable(),
          creditCode: z.string().nullable(),
          entityType: z.enum(entityTypes),
          isVerified: z.boolean(),
          isMine: z.boolean(),
          /** Whether its team can be asked: somebody has to be there to answer. */
          canBeAsked: z.boolean(),
        }),
      ),
    }),
  }),

  /**
   * Whether a code is right in form and check character, and whether its organisation is here already. Errors:
   * `tooMany` above 60 look-ups an hour.
   */
  check: call({
    method: 'POST',
    path: 'organization/check',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({ creditCode: typedCreditCode }),
    output: z.object({
      creditCode: z.string(),
      hasForm: z.boolean(),
      hasRightCheckCharacter: z.boolean(),
      exists: z.boolean(),
      isMine: z.boolean(),
      /** Of another team: to be joined where somebody is there to answer, or asked for another super admin. */
      taken: takenOrganisation.nullable(),
    }),
  }),

  /** The verification of my team's organisation with all that its page shows. Errors: `notAvailable`. */
  detail: call({
    method: 'POST',
    path: 'organization/detail',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: verificationDetail,
  }),
}
