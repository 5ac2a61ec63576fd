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

/** The reason and the next step, in the words of that day; in the page's language. */
export const verificationRemark = z.object({ field: z.enum(verificationFields), text: z.string() })

/** A code in any spelling; the domain checks its form where the legal form requires one. */
const typedCreditCode = text(40).transform(normaliseCreditCode)

const fileIds = z.array(ownedId).max(3).optional()

/**
 * Statements about the organisation and the person. The legal form, and after a return the returned fields,
 * decide which are required; the domain reports that by field.
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

/** The tool for which verification is only a step: sending or saving leads back to it. */
const onTheWay = { toolId: publicNumber.optional() }

/** A verification's paper: the file while it is kept, afterwards its hash alone. */
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
  /** Whether I may send, correct or renew it: admins of the team that sent it may. */
  canEdit: z.boolean(),
  /** The fields that I can state now; after a return only the returned ones. */
  openFields: z.array(z.enum(verificationFields)),
  /** Those that the form shows as stated; not the acting person, where that was a colleague. */
  filledFields: z.array(z.enum(verificationFields)),
  verdicts,
  reason: verificationReason.nullable(),
  remarks: z.array(verificationRemark),
  /** `isClosed` where the reader may not open it: only its sender and the super admin may. */
  papers: z.array(verificationPaper.extend({ isClosed: z.boolean() })),
  events: z.array(verificationEvent),
  submittedAt: isoInstant,
  dueOn: isoDate.nullable(),
  decidedAt: isoInstant.nullable(),
  verifiedUntil: isoDate.nullable(),
  /** Whether I may withdraw it. */
  canWithdraw: z.boolean(),
  /** Whether it is valid today, also while a timely renewal is reviewed. */
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

/** The typed fields of a statement, valid or not, and the files stored for it. */
const statementDraft = z.object({
  savedAt: isoInstant,
  /** The search that led to the form. */
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
   * Sends my team's organisation for verification; with `organisationId` and `version` corrects a returned
   * one or renews it. Errors: `invalidInput` by field, `organisationExists` where another team holds the
   * code, `conflict`, `illegalTransition`, `noTeam`, `teamChanged`, `notAvailable` for members who may not.
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

  /** My own unsent input for my team, not visible to the team; null where nothing is saved. */
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
   * Saves my input, valid or not; fields that are not named stay. Errors: `illegalTransition` while there is
   * nothing to state, `notAvailable` for members who may not and for others' files.
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

  /** Deletes my saved input with its files. */
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
   * Withdraws an undecided first verification; its papers are deleted, its code is released, and the team can
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
   * States with a letter that I may act for my team's organisation: completes a verification that waits for
   * it, or corrects the letter where nothing else was returned.
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

  /** Whether a person may act for my team's organisation. Errors: `notAvailable`. */
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
   * My acting team's organisation, and organisations found by exact name or code. A name finds only verified
   * ones; a code also those that another team has sent.
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
      /** Of another team: can be joined where somebody can answer, or asked for another super admin. */
      taken: takenOrganisation.nullable(),
    }),
  }),

  /** My team's organisation's verification with everything that its page shows. Errors: `notAvailable`. */
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
