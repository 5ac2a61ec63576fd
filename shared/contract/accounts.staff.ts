import { z } from 'zod'
import { staffRoles } from '../rules/roles.ts'
import { call } from './call.ts'
import { isoInstant, ownedId, requiredText } from './fields.ts'

const role = z.enum(staffRoles)
const token = requiredText(64)
const code = requiredText(16)

const invitation = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    name: z.string(),
    roles: z.array(role),
    expiresAt: isoInstant,
    /** Who accepts is signed in by phone first. */
    isSignedIn: z.boolean(),
  }),
  z.object({ state: z.literal('accepted') }),
  z.object({ state: z.literal('closed') }),
])

const factorState = z.object({
  name: z.string(),
  roles: z.array(role),
  /** Whether an authenticator is set up. */
  isSetUp: z.boolean(),
  /** Whether this session has proven it, and whether within the last 15 minutes. */
  isProven: z.boolean(),
  isFresh: z.boolean(),
  /** For the session that has just accepted an invitation: what the authenticator app takes. */
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
  userID: ownedId,
  name: z.string(),
  roles: z.array(role),
  since: isoInstant,
  isSetUp: z.boolean(),
  isMe: z.boolean(),
})

export type StaffInvitation = z.output<typeof invitation>
export type SecondFactorState = z.output<typeof factorState>
export type StaffMemberItem = z.output<typeof member>

/** Becoming staff, proving it, and who is staff. */
export const staff = {
  /** What an invitation offers. One that is used, expired or unknown says nothing more than that. */
  invitation: call({
    method: 'POST',
    path: 'staff/v1/invitation',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ token }),
    output: invitation,
  }),

  /** Makes the signed-in person a member of staff. Errors: `codeUnusable`. */
  invitationAccept: call({
    method: 'POST',
    path: 'staff/v1/invitationAccept',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ token }),
    output: z.object({}),
  }),

  /** What a member of staff does next to prove it. Errors: `notAvailable` for who is no staff. */
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
    method: 'POST',
    path: 'staff/v1/secondFactorProve',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code }),
    output: z.object({}),
  }),

  /** Every active member of staff. For administrators. */
  memberlist: call({
    method: 'POST',
    path: 'staff/v1/memberlist',
    access: 'staff',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ members: z.array(member) }),
  }),

  /** A one-time link to become staff, good for 30 minutes, answered once. For administrators. Errors: `stepUpNeeded`. */
  invitationCreate: call({
    method: 'POST',
    path: 'staff/v1/invitationCreate',
    access: 'staff',
    secured: 'none',
    effect: 'write',
    input: z.object({
      name: requiredText(40),
      roles: z.array(role).min(1),
      renewsSecondFactor: z.boolean().default(false),
    }),
    output: z.object({ link: z.string(), expiresAt: isoInstant }),
  }),

  /**
   * Changes a member's roles and ends their sessions; no role at all ends the membership. For administrators.
   * Errors: `stepUpNeeded`, `illegalTransition` where no administrator would be left.
   */
  memberRoles: call({
    method: 'POST',
    path: 'staff/v1/memberRoles',
    access: 'staff',
    secured: 'none',
    effect: 'write',
    input: z.object({ userID: ownedId, roles: z.array(role) }),
    output: z.object({}),
  }),
}
