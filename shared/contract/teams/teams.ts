import { z } from 'zod'
import { applicationEndings } from '../../rules/applications/application-endings.ts'
import { findings } from '../../rules/organisations/verification-verdicts.ts'
import { joinStates } from '../../rules/sign-in/join-requests.ts'
import { givenRoles, invitationDays, invitationUses } from '../../rules/sign-in/team-invitations.ts'
import { teamKinds, teamRoles } from '../../rules/staff/roles.ts'
import { call } from '../call.ts'
import { actingTeam, isoInstant, ownedId, requiredName, shownId, text } from '../content/fields.ts'
import { opensAnother, orAnother } from '../content/kept-links.ts'
import { superAdminWay } from './hand-overs.ts'

const role = z.enum(teamRoles)
const givenRole = z.enum(givenRoles)

/** Names an invitation: by the secret of its link, by its id for the person it was sent to, or by the browser's cookie. */
const namedInvitation = { token: text(64).optional(), invitationID: ownedId.optional() }

const invitation = z.union([
  z.object({
    state: z.literal('open'),
    teamName: z.string(),
    teamKind: z.enum(teamKinds),
    role: givenRole,
    /** What the inviting person is called, else their phone masked. For who holds the link. */
    invitedBy: z.string(),
    expiresAt: isoInstant,
    /** Masked; null where it is bound to none. */
    phone: z.string().nullable(),
    /** `otherPhone`: signed in with a phone that it is not for. */
    next: z.enum(['signIn', 'accept', 'otherPhone']),
  }),
  z.object({
    state: z.literal('member'),
    teamID: shownId,
    teamName: z.string(),
    role,
    isActing: z.boolean(),
    /** Whether I have given no name, so that colleagues see a part of my number alone. */
    isNameless: z.boolean(),
  }),
  /** Expired, revoked, used up or unknown: which of them is nobody's business. */
  z.object({ state: z.literal('closed') }),
])
export type TeamInvitation = z.output<typeof invitation>

const openInvitation = z.object({
  invitationID: shownId,
  role: givenRole,
  /** Masked; null for a link. */
  phone: z.string().nullable(),
  createdAt: isoInstant,
  expiresAt: isoInstant,
  uses: z.number().int(),
  mostUses: z.number().int(),
})
export type OpenInvitation = z.output<typeof openInvitation>

const waitingInvitation = z.object({
  invitationID: shownId,
  teamName: z.string(),
  role: givenRole,
  expiresAt: isoInstant,
})
export type WaitingInvitation = z.output<typeof waitingInvitation>

const madeInvitation = z.object({
  invitationID: shownId,
  link: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
  expiresAt: isoInstant,
  phone: z.string().nullable(),
  mostUses: z.number().int(),
  /** Whether the portal sends the link itself; the answer is the same whether or not the phone has an account. */
  isSent: z.boolean(),
})
export type MadeInvitation = z.output<typeof madeInvitation>

const leaving = z.object({
  /** What has to be settled first; nothing where I may leave. */
  hindrances: z.array(z.enum(['superAdmin', 'verification', 'applications'])),
  /** Where I lead it with others in it: who settles that somebody else does. */
  superAdmin: superAdminWay.nullable(),
  /** Applications under way that stay with the team. */
  openApplications: z.number().int(),
  /** Those of them that keep me here, and how each is ended. */
  applications: z.array(
    z.object({ applicationId: shownId, reference: z.string(), endedBy: z.enum(applicationEndings) }),
  ),
  /** Whether nobody else is in it. */
  isLast: z.boolean(),
})
export type Leaving = z.output<typeof leaving>

const joinRequest = z.object({
  requestID: shownId,
  organisationId: shownId,
  /** Null while nobody has confirmed that the organisation is theirs. */
  organisationName: z.string().nullable(),
  state: z.enum(joinStates),
  createdAt: isoInstant,
  decidedAt: isoInstant.nullable(),
  /** What the team has answered. */
  reason: z.string().nullable(),
})
export type JoinRequest = z.output<typeof joinRequest>

const askedToJoin = z.object({
  requestID: shownId,
  /** What the asking person wants the team to call them; they have written it for the team. */
  name: z.string(),
  message: z.string(),
  /** Masked. */
  phone: z.string(),
  createdAt: isoInstant,
})
export type AskedToJoin = z.output<typeof askedToJoin>

const checkedTeam = z.object({
  organisationId: shownId,
  /** Null while nobody has confirmed that it is theirs. */
  name: z.string().nullable(),
  isVerified: z.boolean(),
  /** Whether I am in its team. */
  isMember: z.boolean(),
  /** My newest request to its team. */
  request: joinRequest.nullable(),
})
export type CheckedTeam = z.output<typeof checkedTeam>

/** Who is in a team: invitations, roles, leaving, and asking to join. */
export const teams = {
  /**
   * What an invitation offers, and whether I can accept it. With a token the browser keeps it (in a cookie that no
   * script reads), so that the address needs it no longer.
   */
  invitation: call({
    method: 'POST',
    path: 'usercenter/v1/invitation',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ ...namedInvitation, ...opensAnother }),
    output: orAnother(invitation),
  }),

  /** Joins the team and acts for it; joined already, nothing changes. Errors: `invitationClosed`, `allowanceExhausted`. */
  invitationAccept: call({
    method: 'POST',
    path: 'usercenter/v1/invitation/accept',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object(namedInvitation),
    output: z.object({ teamID: shownId }),
  }),

  /** Open invitations to my phone, the newest first, also those that came before I had an account. */
  invitationsForMe: call({
    method: 'POST',
    path: 'usercenter/v1/invitation/mine',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ invitations: z.array(waitingInvitation) }),
  }),

  /**
   * Invites by phone, or by a link that as many as stated may use. The link is answered once. For admins; only the
   * super admin invites admins. Errors: `notAvailable`, `invalidInput` (phone), `allowanceExhausted`, `tooMany`.
   */
  invitationCreate: call({
    method: 'POST',
    path: 'usercenter/v1/invitation/create',
    access: 'team',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object({
      ...actingTeam,
      role: givenRole,
      /** As people type it; empty for a link that is bound to no phone. */
      phone: text(32).optional(),
      mostUses: z.coerce
        .number()
        .pipe(z.literal([...invitationUses]))
        .default(1),
      days: z.coerce
        .number()
        .pipe(z.literal([...invitationDays]))
        .default(invitationDays[0]),
    }),
    output: madeInvitation,
  }),

  /** The open invitations of the team that I act for, the newest first. For admins. */
  invitationList: call({
    method: 'POST',
    path: 'usercenter/v1/invitation/list',
    access: 'team',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ invitations: z.array(openInvitation) }),
  }),

  /** Takes an invitation back; who has joined by it stays. For admins. Errors: `notAvailable`. */
  invitationRevoke: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/invitation/revoke',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...actingTeam, invitationID: ownedId }),
    output: z.object({}),
  }),

  /** Renames the team that I act for. For admins. */
  teamupdate: call({
    method: 'POST',
    path: 'usercenter/teamupdate',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...actingTeam, name: requiredName(60).pipe(z.string().min(2)) }),
    output: z.object({ name: z.string() }),
  }),

  /** Makes a member an admin, or an admin a member. For the super admin. Errors: `notAvailable`. */
  memberRole: call({
    method: 'POST',
    path: 'usercenter/v1/member/role',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...actingTeam, userID: ownedId, role: givenRole }),
    output: z.object({}),
  }),

  /** Takes somebody out of the team, at once. Admins remove members, the super admin also admins. Errors: `notAvailable`. */
  memberRemove: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/member/remove',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...actingTeam, userID: ownedId }),
    output: z.object({}),
  }),

  /** What stands in the way of leaving the team that I act for, and what would stay behind. */
  leaving: call({
    method: 'POST',
    path: 'usercenter/v1/leaving',
    access: 'team',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: leaving,
  }),

  /** Leaves the team that I act for. Errors: `illegalTransition` while something hinders it. */
  leave: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/leave',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object(actingTeam),
    output: z.object({}),
  }),

  /** What I may do for the organisation of the team that I act for. Errors: `notAvailable`. */
  work: call({
    method: 'POST',
    path: 'organization/work',
    access: 'team',
    secured: 'none',
    effect: 'read',
    input: z.object({ TeamID: ownedId, ID: ownedId }),
    output: z.object({
      role,
      /** Whether I may send, mend and renew its verification. */
      canLead: z.boolean(),
      /** The verdict on whether I may act for it; `unknown` where I have stated nothing. */
      personMayAct: z.enum(findings),
      isVerified: z.boolean(),
    }),
  }),

  /** Whether an organisation has a team here that I can ask to join, and how my asking stands. Errors: `notAvailable`. */
  checkTeam: call({
    method: 'POST',
    path: 'techWebAPI/organization/change/v3/checkTeam',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: checkedTeam,
  }),

  /**
   * Asks the team of an organisation to take me in; its admins hear of it. Errors: `alreadyAsked` while a request is
   * open, `conflict` for members, `notAvailable`, `tooMany`.
   */
  applyJoinTeamMessage: call({
    method: 'POST',
    path: 'techWebAPI/organization/change/v3/applyJoinTeamMessage',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ organisationId: ownedId, name: requiredName(40), message: text(200).default('') }),
    output: z.object({ requestID: shownId }),
  }),

  /** My requests to join teams, the newest first. */
  joinRequests: call({
    method: 'POST',
    path: 'usercenter/v1/joinRequests',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ requests: z.array(joinRequest) }),
  }),

  /** Takes my open request back. Errors: `notAvailable`. */
  joinWithdraw: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/joinRequests/withdraw',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ requestID: ownedId }),
    output: z.object({}),
  }),

  /** Who asks to join the team that I act for, the oldest first. For admins. */
  joinList: call({
    method: 'POST',
    path: 'usercenter/v1/team/joinRequests',
    access: 'team',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ requests: z.array(askedToJoin) }),
  }),

  /**
   * Takes somebody in as a member, or declines with a reason that they read. For admins. Errors: `notAvailable`,
   * `illegalTransition` where it was decided or withdrawn meanwhile, `invalidInput` (reason).
   */
  joinDecide: call({
    method: 'POST',
    path: 'usercenter/v1/team/joinRequests/decide',
    access: 'team',
    secured: 'none',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      requestID: ownedId,
      verdict: z.enum(['accept', 'decline']),
      reason: text(200).default(''),
    }),
    output: z.object({}),
  }),
}
