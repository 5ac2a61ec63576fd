import { z } from 'zod'
import { applicationEndings } from '../../rules/applications/application-endings.ts'
import { joinStates } from '../../rules/sign-in/join-requests.ts'
import { givenRoles } from '../../rules/sign-in/team-invitations.ts'
import { teamKinds, teamRoles } from '../../rules/staff/roles.ts'
import { isoInstant, ownedId, shownId, text } from '../content/fields.ts'
import { superAdminWay } from './hand-overs.ts'

export const role = z.enum(teamRoles)
export const givenRole = z.enum(givenRoles)

/** Names an invitation: by its link's secret, by its id for its recipient, or by the browser's cookie. */
export const namedInvitation = { token: text(64).optional(), invitationID: ownedId.optional() }

export const invitation = z.union([
  z.object({
    state: z.literal('open'),
    teamName: z.string(),
    teamKind: z.enum(teamKinds),
    role: givenRole,
    /** The inviting person's name, else their masked phone. For holders of the link. */
    invitedBy: z.string(),
    expiresAt: isoInstant,
    /** Masked; null where it is not bound to a phone. */
    phone: z.string().nullable(),
    /** `otherPhone`: signed in with another phone than the invitation's. */
    next: z.enum(['signIn', 'accept', 'otherPhone']),
  }),
  z.object({
    state: z.literal('member'),
    teamID: shownId,
    teamName: z.string(),
    role,
    isActing: z.boolean(),
    /** Whether I have given no name, so that colleagues see only a part of my number. */
    isNameless: z.boolean(),
  }),
  /** Expired, revoked, used up or unknown: which one is not told. */
  z.object({ state: z.literal('closed') }),
])
export type TeamInvitation = z.output<typeof invitation>

export const openInvitation = z.object({
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

export const waitingInvitation = z.object({
  invitationID: shownId,
  teamName: z.string(),
  role: givenRole,
  expiresAt: isoInstant,
})
export type WaitingInvitation = z.output<typeof waitingInvitation>

export const madeInvitation = z.object({
  invitationID: shownId,
  link: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
  expiresAt: isoInstant,
  phone: z.string().nullable(),
  mostUses: z.number().int(),
  /** Whether the portal sends the link itself; the same whether or not the phone has an account. */
  isSent: z.boolean(),
})
export type MadeInvitation = z.output<typeof madeInvitation>

export const leaving = z.object({
  /** What has to be settled first; empty where I may leave. */
  hindrances: z.array(z.enum(['superAdmin', 'verification', 'applications'])),
  /** Where I lead it and it has other members: how its super admin is changed. */
  superAdmin: superAdminWay.nullable(),
  /** Applications under way that stay with the team. */
  openApplications: z.number().int(),
  /** Applications that keep me here, and how each is ended. */
  applications: z.array(
    z.object({ applicationId: shownId, reference: z.string(), endedBy: z.enum(applicationEndings) }),
  ),
  /** Whether I am the only member. */
  isLast: z.boolean(),
})
export type Leaving = z.output<typeof leaving>

export const joinRequest = z.object({
  requestID: shownId,
  organisationId: shownId,
  /** Null while nobody has confirmed the organisation. */
  organisationName: z.string().nullable(),
  state: z.enum(joinStates),
  createdAt: isoInstant,
  decidedAt: isoInstant.nullable(),
  /** The team's answer. */
  reason: z.string().nullable(),
})
export type JoinRequest = z.output<typeof joinRequest>

export const askedToJoin = z.object({
  requestID: shownId,
  /** The name by which the requester wants the team to call them, written for the team. */
  name: z.string(),
  message: z.string(),
  /** Masked. */
  phone: z.string(),
  createdAt: isoInstant,
})
export type AskedToJoin = z.output<typeof askedToJoin>

export const checkedTeam = z.object({
  organisationId: shownId,
  /** Null while nobody has confirmed it. */
  name: z.string().nullable(),
  isVerified: z.boolean(),
  /** Whether I am a member of its team. */
  isMember: z.boolean(),
  /** My newest request to its team. */
  request: joinRequest.nullable(),
})
export type CheckedTeam = z.output<typeof checkedTeam>
