import { z } from 'zod'
import { findings } from '../../rules/organisations/verification-verdicts.ts'
import { invitationDays, invitationUses } from '../../rules/sign-in/team-invitations.ts'
import { call } from '../call.ts'
import { actingTeam, ownedId, requiredName, shownId, text } from '../content/fields.ts'
import { opensAnother, orAnother } from '../content/kept-links.ts'
import { typedNumber } from '../content/numbers.ts'
import {
  askedToJoin,
  checkedTeam,
  givenRole,
  invitation,
  joinRequest,
  leaving,
  madeInvitation,
  namedInvitation,
  openInvitation,
  role,
  waitingInvitation,
} from './team-parts.ts'

/** Team membership: invitations, roles, leaving, and asking to join. */
export const teams = {
  /**
   * What an invitation offers, and whether I can accept it. The browser keeps a given token (in a cookie that
   * no script reads), so that the address no longer needs it.
   */
  invitation: call({
    path: 'usercenter/v1/invitation',
    access: 'public',
    effect: 'read',
    input: z.object({ ...namedInvitation, ...opensAnother }),
    output: orAnother(invitation),
  }),

  /** Joins the team and acts for it, unless joined already. `invitationClosed`, `allowanceExhausted`. */
  invitationAccept: call({
    path: 'usercenter/v1/invitation/accept',
    access: 'signedIn',
    effect: 'write',
    input: z.object(namedInvitation),
    output: z.object({ teamID: shownId }),
  }),

  /** Open invitations to my phone, the newest first, including those from before I had an account. */
  invitationsForMe: call({
    path: 'usercenter/v1/invitation/mine',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ invitations: z.array(waitingInvitation) }),
  }),

  /**
   * Invites by phone, or by a link for several uses. The link is returned once. For admins; only the super
   * admin invites admins. Errors: `notAvailable`, `invalidInput` (phone), `allowanceExhausted`, `tooMany`.
   */
  invitationCreate: call({
    path: 'usercenter/v1/invitation/create',
    access: 'team',
    effect: 'write',
    isReplayable: false,
    input: z.object({
      ...actingTeam,
      role: givenRole,
      /** As people type it; empty for a link that is bound to no phone. */
      phone: text(32).optional(),
      mostUses: typedNumber(z.literal([...invitationUses])).default(1),
      days: typedNumber(z.literal([...invitationDays])).default(invitationDays[0]),
    }),
    output: madeInvitation,
  }),

  /** My acting team's open invitations, the newest first. For admins. */
  invitationList: call({
    path: 'usercenter/v1/invitation/list',
    access: 'team',
    effect: 'read',
    output: z.object({ invitations: z.array(openInvitation) }),
  }),

  /** Revokes an invitation; people who have joined by it stay. For admins. Errors: `notAvailable`. */
  invitationRevoke: call({
    beforeConsent: true,
    path: 'usercenter/v1/invitation/revoke',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, invitationID: ownedId }),
  }),

  /** Renames my acting team. For admins. */
  teamupdate: call({
    path: 'usercenter/teamupdate',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, name: requiredName(60).pipe(z.string().min(2)) }),
    output: z.object({ name: z.string() }),
  }),

  /** Makes a member an admin, or an admin a member. For the super admin. Errors: `notAvailable`. */
  memberRole: call({
    path: 'usercenter/v1/member/role',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, userID: ownedId, role: givenRole }),
  }),

  /** Removes somebody at once. Admins remove members, the super admin also admins. Errors: `notAvailable`. */
  memberRemove: call({
    beforeConsent: true,
    path: 'usercenter/v1/member/remove',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, userID: ownedId }),
  }),

  /** What prevents me from leaving my acting team, and what would stay behind. */
  leaving: call({
    path: 'usercenter/v1/leaving',
    access: 'team',
    effect: 'read',
    output: leaving,
  }),

  /** Leaves my acting team. Errors: `illegalTransition` while something prevents it. */
  leave: call({
    beforeConsent: true,
    path: 'usercenter/v1/leave',
    access: 'team',
    effect: 'write',
    input: z.object(actingTeam),
  }),

  /** What I may do for my acting team's organisation. Errors: `notAvailable`. */
  work: call({
    path: 'organization/work',
    access: 'team',
    effect: 'read',
    input: z.object({ TeamID: ownedId, ID: ownedId }),
    output: z.object({
      role,
      /** Whether I may send, correct and renew its verification. */
      canLead: z.boolean(),
      /** The verdict on whether I may act for it; `unknown` without my statement. */
      personMayAct: z.enum(findings),
      isVerified: z.boolean(),
    }),
  }),

  /** Whether an organisation has a team that I can ask to join, and my request. Errors: `notAvailable`. */
  checkTeam: call({
    path: 'techWebAPI/organization/change/v3/checkTeam',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: checkedTeam,
  }),

  /**
   * Asks an organisation's team to take me in; its admins are notified. Errors: `alreadyAsked` while a
   * request is open, `conflict` for members, `notAvailable`, `tooMany`.
   */
  applyJoinTeamMessage: call({
    path: 'techWebAPI/organization/change/v3/applyJoinTeamMessage',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ organisationId: ownedId, name: requiredName(40), message: text(200).default('') }),
    output: z.object({ requestID: shownId }),
  }),

  /** My requests to join teams, the newest first. */
  joinRequests: call({
    path: 'usercenter/v1/joinRequests',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ requests: z.array(joinRequest) }),
  }),

  /** Withdraws my open request. Errors: `notAvailable`. */
  joinWithdraw: call({
    beforeConsent: true,
    path: 'usercenter/v1/joinRequests/withdraw',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ requestID: ownedId }),
  }),

  /** Requests to join my acting team, the oldest first. For admins. */
  joinList: call({
    path: 'usercenter/v1/team/joinRequests',
    access: 'team',
    effect: 'read',
    output: z.object({ requests: z.array(askedToJoin) }),
  }),

  /**
   * Accepts somebody as a member, or declines with a reason for them. For admins. Errors: `notAvailable`,
   * `illegalTransition` where it was decided or withdrawn meanwhile, `invalidInput` (reason).
   */
  joinDecide: call({
    path: 'usercenter/v1/team/joinRequests/decide',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      requestID: ownedId,
      verdict: z.enum(['accept', 'decline']),
      reason: text(200).default(''),
    }),
  }),
}
