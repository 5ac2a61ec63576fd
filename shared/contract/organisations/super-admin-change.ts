import { z } from 'zod'
import {
  changePapers,
  sideActions,
  superAdminChangeKinds,
  superAdminChangeStates,
  superAdminTerms,
} from '../../rules/organisations/super-admin-change.ts'
import { teamRoles } from '../../rules/staff/roles.ts'
import { call } from '../call.ts'
import {
  isoDate,
  isoInstant,
  nameText,
  ownedId,
  personal,
  requiredText,
  shownId,
  text,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { fileView } from '../files.ts'
import { verificationReason } from './verification-reason.ts'

/** A person as others may see them: always masked, because no call about a change is secured. */
const changePerson = z.object({
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
})

const changePaper = z.object({
  field: z.enum(changePapers),
  sha256: z.string(),
  file: fileView.nullable(),
})

const changeEvent = z.object({
  at: isoInstant,
  action: z.string(),
  side: z.enum(['requester', 'otherSide', 'portal', 'staff']),
  state: z.enum(superAdminChangeStates),
  reason: verificationReason.nullable(),
})
export type ChangeEvent = z.output<typeof changeEvent>

/** The facts of a change for both sides and staff. */
export const changeFacts = {
  changeId: shownId,
  reference: z.string(),
  kind: z.enum(superAdminChangeKinds),
  state: z.enum(superAdminChangeStates),
  version: z.number().int(),
  TeamID: shownId,
  teamName: z.string(),
  organisationId: shownId,
  organisationName: z.string(),
  requestedAt: isoInstant,
  /** The last day on which the other side may agree or contest. */
  coolingUntil: isoDate,
  dueOn: isoDate.nullable(),
  decidedAt: isoInstant.nullable(),
  reason: verificationReason.nullable(),
}

/** What each side said, the people concerned, and the history. */
export const changeStory = {
  sitting: changePerson,
  next: changePerson,
  /** As stated for the letter. */
  realName: personal('name'),
  position: personal('text'),
  /** The reason for the change, and the other side's answer. */
  statement: z.string(),
  answer: z.string().nullable(),
  papers: z.array(changePaper),
  events: z.array(changeEvent),
}

const changeDetail = z.object({
  ...changeFacts,
  ...changeStory,
  mySide: z.enum(['requester', 'otherSide']),
  turn: z.enum(['otherSide', 'staff', 'nobody']),
  /** My possible actions now. */
  actions: z.array(z.enum(sideActions)),
})
export type SuperAdminChangeDetail = z.output<typeof changeDetail>

const changedChange = z.object({
  changeId: shownId,
  reference: z.string(),
  state: z.enum(superAdminChangeStates),
  version: z.number().int(),
})
export type ChangedChange = z.output<typeof changedChange>

const superAdminInfo = z.object({
  organisationId: shownId,
  organisationName: z.string(),
  teams: z.array(
    z.object({
      TeamID: shownId,
      name: z.string(),
      /** Null for a team without one at the moment; the phone only for the team's members. */
      superAdmin: changePerson.nullable(),
      /** Null where I am not a member. */
      myRole: z.enum(teamRoles).nullable(),
      /** A running change; its id only for people who belong to it. */
      running: z.object({ changeId: shownId.nullable() }).nullable(),
    }),
  ),
})
export type SuperAdminInfo = z.output<typeof superAdminInfo>

const base = 'techWebAPI/organization/change/v3'
const typedPhone = text(30)
const statement = requiredText(superAdminTerms.statementLength)

/**
 * Changing the super admin of a team that acts for a verified organisation. `TeamID` is the team whose super
 * admin changes, which need not be the acting one: the asking person may be in no team yet.
 */
export const superAdminChange = {
  /** The super admins of an organisation's teams. Errors: `notAvailable` where it is unverified. */
  superAdminInfo: call({
    path: `${base}/superAdminInfo`,
    access: 'signedIn',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: superAdminInfo,
  }),

  /**
   * Whom a number would make super admin of a team: me, a member, the current one, or nobody. Only members
   * learn about members. Errors: `invalidInput`, `tooMany`, `notAvailable`.
   */
  checkPhone: call({
    path: `${base}/checkPhone`,
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'read',
    input: z.object({ TeamID: ownedId, phone: typedPhone }),
    output: z.object({ fits: z.enum(['me', 'member', 'superAdmin', 'nobody']) }),
  }),

  /**
   * Asks for a change: by `phone` for me, or as the current super admin for a member. Both sides are notified
   * at once. Errors: `invalidInput` by field, `alreadyOpen` while another runs, `illegalTransition` where I
   * already am super admin, `tooMany`, `notAvailable`, `consentNeeded` while newer texts wait, except for the
   * current super admin, `stepUpNeeded` for the current one alone, who needs a recent proof of identity.
   */
  superAdminUpdate: call({
    beforeConsent: true,
    path: `${base}/update`,
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'write',
    input: z.object({
      TeamID: ownedId,
      phone: typedPhone,
      /** States that the current super admin can't be reached: a longer wait, and a paper that proves it. */
      isUnreachable: z.boolean().default(false),
      realName: nameText(60),
      position: nameText(60),
      statement: text(superAdminTerms.statementLength),
      letter: z.array(ownedId).max(3),
      proof: z.array(ownedId).max(3).default([]),
    }),
    output: changedChange,
  }),

  /** A change as the two sides see it. Errors: `notAvailable` for everybody else. */
  superAdminDetail: call({
    path: `${base}/superAdminDetail`,
    access: 'signedIn',
    effect: 'read',
    input: z.object({ changeId: ownedId }),
    output: changeDetail,
  }),

  /**
   * Agrees, contests with a statement, or withdraws. Errors: `stepUpNeeded` for agreeing without a recent
   * proof of identity, `invalidInput` for contesting without a statement, `conflict`, `illegalTransition`,
   * `notAvailable` for people of the other side or of none.
   */
  superAdminAnswer: call({
    beforeConsent: { action: ['contest', 'withdraw'] },
    path: 'organization/change/answer',
    access: 'signedIn',
    effect: 'write',
    input: z.object({
      changeId: ownedId,
      version: wholeNumber(),
      action: z.enum(sideActions),
      statement: statement.optional(),
    }),
    output: changedChange,
  }),
}
