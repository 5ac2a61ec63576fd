import { z } from 'zod'
import { applicationStates } from '../../rules/applications/application-transitions.ts'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { feedbackKinds, feedbackStates } from '../../rules/feedback.ts'
import { verificationStates } from '../../rules/organisations/verification-transitions.ts'
import { privileges } from '../../rules/staff/privileges.ts'
import { bulkLimit, queueKinds, queueStages } from '../../rules/staff/staff-queue.ts'
import { call, type OutputOf } from '../call.ts'
import {
  isoDate,
  isoInstant,
  ownedId,
  pageNumber,
  pageSize,
  personalKinds,
  requiredName,
  requiredText,
  shownId,
  text,
} from '../content/fields.ts'
import { opensAnother, orAnother } from '../content/kept-links.ts'
import { namedRole, roleKey } from './role-fields.ts'

const token = requiredText(64)
const code = requiredText(16)

const invitation = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    name: z.string(),
    roles: z.array(namedRole),
    expiresAt: isoInstant,
    /** The accepting person has to sign in by phone first. */
    isSignedIn: z.boolean(),
  }),
  /** A second administrator has not confirmed it yet. */
  z.object({ state: z.literal('waiting') }),
  /** The reader has requested or confirmed it: it is for somebody else. */
  z.object({ state: z.literal('own') }),
  z.object({ state: z.literal('accepted') }),
  z.object({ state: z.literal('closed') }),
])

const factorState = z.object({
  name: z.string(),
  roles: z.array(namedRole),
  /** The privileges of all roles together; they decide what the console shows and returns. */
  privileges: z.array(z.enum(privileges)),
  /** Whether there is a second factor: an authenticator or a passkey. */
  isSetUp: z.boolean(),
  hasTotp: z.boolean(),
  hasPasskey: z.boolean(),
  /** Whether a recovery code can replace them. */
  hasRecovery: z.boolean(),
  /** Whether this session has proven it, and whether within the last 15 minutes. */
  isProven: z.boolean(),
  isFresh: z.boolean(),
  /** For a session that has just accepted an invitation: the data for the authenticator app. */
  enrolment: z
    .object({
      secret: z.string(),
      uri: z.string(),
      /** The dark modules of the QR code as an SVG path, and the width of its square. */
      qr: z.object({ size: z.number().int(), path: z.string() }),
    })
    .nullable(),
})

const member = z.object({
  userID: shownId,
  name: z.string(),
  roles: z.array(namedRole),
  since: isoInstant,
  isSetUp: z.boolean(),
  isMe: z.boolean(),
})

const privilegeView = z.object({
  privilege: z.enum(privileges),
  calls: z.array(
    z.object({
      path: z.string(),
      needsStepUp: z.boolean(),
      /** Personal texts in its response: full in a reveal, masked elsewhere. */
      personal: z.array(z.enum(personalKinds)),
      isInFull: z.boolean(),
    }),
  ),
})

const roleView = namedRole.extend({
  /** The number of active members with the role. */
  holders: z.number().int(),
  /** Exists in every portal and never changes. */
  isBuiltIn: z.boolean(),
  version: z.number().int(),
  /** For a role that this portal made; empty for the others. */
  nameZh: z.string(),
  nameEn: z.string(),
  privileges: z.array(privilegeView),
})

const colleague = z.object({ accountId: shownId, name: z.string() })

const queueItem = z.object({
  kind: z.enum(queueKinds),
  id: shownId,
  reference: z.string(),
  /** For an application. */
  toolName: z.string().nullable(),
  /** For a verification. */
  entityType: z.enum(entityTypes).nullable(),
  /** For a complaint or suggestion. */
  feedbackKind: z.enum(feedbackKinds).nullable(),
  /** The organisation, or the team where there is none; empty for feedback without a team. */
  partyName: z.string(),
  state: z.enum([...applicationStates, ...verificationStates, ...feedbackStates]),
  stage: z.enum(queueStages),
  version: z.number().int(),
  isAppeal: z.boolean(),
  /** Returned with the requested corrections; the review goes on. */
  isCorrected: z.boolean(),
  submittedAt: isoInstant,
  /** Until when the applicant may still amend it; null where review can begin. */
  openableAt: isoInstant.nullable(),
  dueOn: isoDate.nullable(),
  isOverdue: z.boolean(),
  assignee: colleague.nullable(),
  /** The colleague who has it open at this moment. */
  openWith: colleague.nullable(),
  /** From my own team or organisation, or about me: I may not decide it. */
  isOwnInterest: z.boolean(),
})

export type QueueItem = z.output<typeof queueItem>
export type RoleView = z.output<typeof roleView>
export type StaffInvitation = z.output<typeof invitation>
export type SecondFactorState = z.output<typeof factorState>
export type StaffColleague = OutputOf<(typeof staff)['colleagues']>['colleagues'][number]
export type QueuePage = OutputOf<(typeof staff)['queue']>
export type StaffMemberItem = z.output<typeof member>

/** Becoming staff, proving it, and the list of staff. */
export const staff = {
  /**
   * What an invitation offers. A used, expired or unknown one gives no details. The browser keeps a given
   * token; without one, the kept token is used.
   */
  invitation: call({
    method: 'POST',
    path: 'staff/v1/invitation',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ token: token.optional(), ...opensAnother }),
    output: orAnother(invitation),
  }),

  /** Makes the signed-in person a member of staff. Errors: `codeUnusable`. */
  invitationAccept: call({
    method: 'POST',
    path: 'staff/v1/invitationAccept',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ token: token.optional() }),
    output: z.object({}),
  }),

  /** The next step for a staff member's proof. Errors: `notAvailable` for others. */
  secondFactor: call({
    method: 'POST',
    path: 'staff/v1/secondFactor',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: factorState,
  }),

  /** Sets up the authenticator. Errors: `codeWrong`, `tooMany`, `notAvailable`. */
  secondFactorConfirm: call({
    beforeConsent: true,
    method: 'POST',
    path: 'staff/v1/secondFactorConfirm',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code }),
    output: z.object({}),
  }),

  /** Proves this session, at sign-in and again before decisions. Errors: `codeWrong`, `tooMany`, `secondFactorNeeded`. */
  secondFactorProve: call({
    beforeConsent: true,
    method: 'POST',
    path: 'staff/v1/secondFactorProve',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code }),
    output: z.object({}),
  }),

  /** I have closed what I had open: others no longer see that I look at it. What others have open stays. */
  leave: call({
    method: 'POST',
    path: 'staff/v1/leave',
    access: 'staff',
    privilege: 'any',
    secured: 'none',
    effect: 'write',
    input: z.object({ id: ownedId }),
    output: z.object({}),
  }),

  /**
   * Work of every kind that my roles cover: due soonest first, decided work newest first. `assignee` is `me`,
   * `nobody` or a colleague; `ids` names items at any stage. Empty for roles without such work.
   */
  queue: call({
    method: 'POST',
    path: 'staff/v1/queue',
    access: 'staff',
    privilege: 'any',
    secured: 'none',
    effect: 'read',
    input: z.object({
      kind: z.enum(queueKinds).optional(),
      stage: z.enum(queueStages).default('open'),
      assignee: z.union([z.enum(['me', 'nobody']), ownedId]).optional(),
      isOverdue: z.boolean().default(false),
      search: text(80).default(''),
      ids: z.array(ownedId).max(bulkLimit).default([]),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({
      items: z.array(queueItem),
      total: z.number().int(),
      pageSize: z.number().int(),
      /** The kinds that my roles cover. */
      kinds: z.array(z.enum(queueKinds)),
      counts: z.object({
        all: z.number().int(),
        mine: z.number().int(),
        unassigned: z.number().int(),
        overdue: z.number().int(),
        waiting: z.number().int(),
      }),
    }),
  }),

  /** The colleagues to whom work of these kinds can be assigned. */
  colleagues: call({
    method: 'POST',
    path: 'staff/v1/colleagues',
    access: 'staff',
    privilege: 'any',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      colleagues: z.array(colleague.extend({ kinds: z.array(z.enum(queueKinds)), isMe: z.boolean() })),
    }),
  }),

  /** The roles with a privilege, by name, and my own: whom to ask. Their holders are not shown. */
  rolesWith: call({
    method: 'POST',
    path: 'staff/v1/rolesWith',
    access: 'staff',
    privilege: 'any',
    secured: 'none',
    effect: 'read',
    input: z.object({ privilege: z.enum(privileges) }),
    output: z.object({ roles: z.array(namedRole), mine: z.array(namedRole) }),
  }),

  /** Every active member of staff. For administrators. */
  memberlist: call({
    method: 'POST',
    path: 'staff/v1/memberlist',
    access: 'staff',
    privilege: 'manageStaff',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ members: z.array(member) }),
  }),

  /** Every role with what it can see and do, by the contract. For administrators. */
  roleList: call({
    method: 'POST',
    path: 'staff/v1/rolelist',
    access: 'staff',
    privilege: 'manageStaff',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ roles: z.array(roleView) }),
  }),

  /**
   * Requests an invitation: a one-time link, returned here once, that opens nothing until a second
   * administrator has confirmed it and is valid for 30 minutes from then. A portal's only administrator may
   * invite one more without confirmation. For administrators. Errors: `stepUpNeeded`, `alreadyOpen` where
   * they have done so and the link is still valid.
   */
  invitationCreate: call({
    isReplayable: false,
    method: 'POST',
    path: 'staff/v1/invitationCreate',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({
      name: requiredName(40),
      roles: z.array(roleKey).min(1).max(50),
      renewsSecondFactor: z.boolean().default(false),
    }),
    /** `expiresAt` is null while it waits. */
    output: z.object({ changeId: shownId, link: z.string(), expiresAt: isoInstant.nullable() }),
  }),

  /**
   * Requests other roles for a member; no role at all ends the membership. Once a second administrator has
   * confirmed it, their sessions end. The only staff member changes their own roles at once. For
   * administrators. Errors: `stepUpNeeded`, `ownInterest` for a person who would gain rights by it,
   * `alreadyOpen` where a change of theirs waits, `illegalTransition` where no administrator would be left.
   */
  memberRoles: call({
    method: 'POST',
    path: 'staff/v1/memberRoles',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({ userID: ownedId, roles: z.array(roleKey).max(50) }),
    /** Done at once where nobody else is staff, else requested. */
    output: z.object({ changeId: shownId, isDone: z.boolean() }),
  }),
}
