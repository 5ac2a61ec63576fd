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
import { fileView } from '../files.ts'
import { verificationReason } from './verification-reason.ts'

/** A person as others may know them: masked always, since no call about a change is secured. */
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

/** What both sides and staff see of a change. */
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

/** What each side said, whom it is about, and what happened. */
export const changeStory = {
  sitting: changePerson,
  next: changePerson,
  /** As stated for the letter. */
  realName: personal('name'),
  position: personal('text'),
  /** Why the change is asked for, and what the other side says to it. */
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
  /** What I can do with it now. */
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
      /** Null for a team that has none at the moment; the phone only for members of the team. */
      superAdmin: changePerson.nullable(),
      /** Null where I am not in it. */
      myRole: z.enum(teamRoles).nullable(),
      /** A change that runs already; its id for who belongs to it. */
      running: z.object({ changeId: shownId.nullable() }).nullable(),
    }),
  ),
})
export type SuperAdminInfo = z.output<typeof superAdminInfo>

const base = 'techWebAPI/organization/change/v3'
const typedPhone = text(30)
const statement = requiredText(superAdminTerms.statementLength)

/**
 * Changing the super admin of a team that acts for a verified organisation. `TeamID` is the team whose super admin
 * changes, which need not be the acting one: who asks may be in none yet.
 */
export const superAdminChange = {
  /** Who leads the teams that act for an organisation. Errors: `notAvailable` for one that is not verified. */
  superAdminInfo: call({
    method: 'POST',
    path: `${base}/superAdminInfo`,
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: superAdminInfo,
  }),

  /**
   * Whom a number would make super admin of a team: me, a member, the one who is it, or nobody. Members are told of
   * by members alone. Errors: `invalidInput`, `tooMany`, `notAvailable`.
   */
  checkPhone: call({
    method: 'POST',
    path: `${base}/checkPhone`,
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'read',
    input: z.object({ TeamID: ownedId, phone: typedPhone }),
    output: z.object({ fits: z.enum(['me', 'member', 'superAdmin', 'nobody']) }),
  }),

  /**
   * Asks for a change: by `phone` for me, or as the sitting super admin for a member. Both sides are told at once.
   * Errors: `invalidInput` by field, `alreadyOpen` while another runs, `illegalTransition` where I am it already,
   * `tooMany`, `notAvailable`, `consentNeeded` while newer texts wait, save for the sitting super admin, `stepUpNeeded`
   * for the sitting one alone, who has to show lately whose account it is.
   */
  superAdminUpdate: call({
    beforeConsent: true,
    method: 'POST',
    path: `${base}/update`,
    access: 'signedIn',
    secured: 'encrypt',
    effect: 'write',
    input: z.object({
      TeamID: ownedId,
      phone: typedPhone,
      /** That the sitting super admin can't be reached: a longer wait, and a paper that shows it. */
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
    method: 'POST',
    path: `${base}/superAdminDetail`,
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({ changeId: ownedId }),
    output: changeDetail,
  }),

  /**
   * Agrees, contests with a statement, or withdraws. Errors: `stepUpNeeded` for agreeing without having shown lately
   * whose account it is, `invalidInput` for a contest without a statement, `conflict`, `illegalTransition`,
   * `notAvailable` for who belongs to the other side or to none.
   */
  superAdminAnswer: call({
    beforeConsent: { action: ['contest', 'withdraw'] },
    method: 'POST',
    path: 'organization/change/answer',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({
      changeId: ownedId,
      version: z.coerce.number().int(),
      action: z.enum(sideActions),
      statement: statement.optional(),
    }),
    output: changedChange,
  }),
}
