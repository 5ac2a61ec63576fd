import { z } from 'zod'
import { privileges } from '../../rules/staff/privileges.ts'
import { call, staffCall } from '../call.ts'
import { isoInstant, requiredText } from '../content/fields.ts'
import { opensAnother, orAnother } from '../content/kept-links.ts'
import { namedRole } from './role-fields.ts'
import { staffMembers } from './staff-members.ts'
import { staffWork } from './staff-work.ts'

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

export type StaffInvitation = z.output<typeof invitation>
export type SecondFactorState = z.output<typeof factorState>

/** Becoming staff, proving it, the work of staff, and the list of staff. */
export const staff = {
  ...staffWork,
  ...staffMembers,

  /**
   * What an invitation offers. A used, expired or unknown one gives no details. The browser keeps a given
   * token; without one, the kept token is used.
   */
  invitation: call({
    path: 'staff/v1/invitation',
    access: 'public',
    effect: 'read',
    input: z.object({ token: token.optional(), ...opensAnother }),
    output: orAnother(invitation),
  }),

  /** Makes the signed-in person a member of staff. Errors: `codeUnusable`. */
  invitationAccept: call({
    path: 'staff/v1/invitationAccept',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ token: token.optional() }),
  }),

  /** The next step for a staff member's proof. Errors: `notAvailable` for others. */
  secondFactor: call({
    path: 'staff/v1/secondFactor',
    access: 'signedIn',
    effect: 'read',
    output: factorState,
  }),

  /** Sets up the authenticator. Errors: `codeWrong`, `tooMany`, `notAvailable`. */
  secondFactorConfirm: call({
    beforeConsent: true,
    path: 'staff/v1/secondFactorConfirm',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ code }),
  }),

  /** Proves this session, at sign-in and again before decisions. Errors: `codeWrong`, `tooMany`, `secondFactorNeeded`. */
  secondFactorProve: call({
    beforeConsent: true,
    path: 'staff/v1/secondFactorProve',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ code }),
  }),

  /** The roles with a privilege, by name, and my own: whom to ask. Their holders are not shown. */
  rolesWith: staffCall({
    path: 'staff/v1/rolesWith',
    privilege: 'any',
    effect: 'read',
    input: z.object({ privilege: z.enum(privileges) }),
    output: z.object({ roles: z.array(namedRole), mine: z.array(namedRole) }),
  }),
}
