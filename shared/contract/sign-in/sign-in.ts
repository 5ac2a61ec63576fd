import { z } from 'zod'
import { phoneCodePurposes } from '../../rules/sign-in/code-purposes.ts'
import { call } from '../call.ts'
import { isoInstant, ownedId, requiredText, shownId } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

/** As people type it: spaces and full-width digits are accepted; without `+` it is a mainland number. */
const phone = requiredText(32)

/** `country` by ISO 3166; `code` without `+`; several countries may share one. */
const callingCode = z.object({ country: z.string(), name: z.string(), code: z.string() })
export type CallingCode = z.infer<typeof callingCode>

const signedIn = z.object({
  userID: shownId,
  /** The acting team; null while there is none. */
  teamID: shownId.nullable(),
  teamName: z.string().nullable(),
  isStaff: z.boolean(),
})

/** Whether the account is about to be deleted: its page is shown first. */
const isLeaving = z.boolean()

const sessionUser = signedIn.extend({
  /** My other teams, to switch to; at most twenty. */
  otherTeams: z.array(z.object({ teamID: shownId, name: z.string() })),
})

/** The versions of the privacy notice and the terms that were agreed to, by their numbers. */
export const consent = z.object({ privacy: wholeNumber(), terms: wholeNumber() }).nullable().default(null)

/** Signing in and out, and the sessions of an account. */
export const signIn = {
  /**
   * Sends a one-time code by text message. The response is the same whether or not the phone is known. A
   * signed-in person may request one to change to a number, or, without a number, to their own as a proof of
   * identity. Errors: `invalidInput` (phone), `loginEnded`, `tooMany`.
   */
  sendSms: call({
    beforeConsent: true,
    path: 'identification/v1/sendSms',
    access: 'public',
    effect: 'own',
    input: z.object({
      phone: phone.optional(),
      purpose: z.enum(phoneCodePurposes),
    }),
    output: z.object({ resendAfterSeconds: z.number().int(), lifeSeconds: z.number().int() }),
  }),

  /**
   * Starts a session in this browser; the first time, it creates the account. The code is bound to the
   * browser that requested it. `consent` states the agreed versions of the privacy notice and the terms.
   * Errors: `codeWrong` (params `left`), `codeUnusable`, `consentNeeded` (params `privacy` and `terms`, the
   * current versions; the code stays valid), `accountSuspended`, `tooMany`.
   */
  signIn: call({
    beforeConsent: true,
    path: 'identification/v1/signIn',
    access: 'public',
    effect: 'own',
    input: z.object({
      phone,
      code: requiredText(16),
      consent,
    }),
    output: signedIn.extend({ isNew: z.boolean(), isLeaving }),
  }),

  /** Countries and regions other than the mainland with their calling codes, for signing in from there. */
  callingCodes: call({
    method: 'GET',
    path: 'identification/v1/callingCodes',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: z.object({ countries: z.array(callingCode) }),
  }),

  /** The account that is signed in in this browser; null where there is none. */
  session: call({
    path: 'identification/v1/session',
    access: 'public',
    effect: 'read',
    output: z.object({ user: sessionUser.nullable() }),
  }),

  /** Ends this session. */
  logout: call({
    beforeConsent: true,
    method: 'DELETE',
    path: '/api/user/{appId}/logout',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ appId: z.literal('yisun') }),
  }),

  /** The account's sessions, newest use first. */
  sessionList: call({
    path: 'usercenter/sessionlist',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      sessions: z.array(
        z.object({
          sessionID: shownId,
          /** In words, such as `Edge on a Windows computer`; empty where the browser does not say. */
          device: z.string(),
          /** The network of its last use, such as `203.0.113.*`; empty where unknown. */
          addressRange: z.string(),
          startedAt: isoInstant,
          lastSeenAt: isoInstant,
          isThisOne: z.boolean(),
        }),
      ),
    }),
  }),

  /** Ends another session of the account, or all others. Errors: `notAvailable`. */
  sessionEnd: call({
    beforeConsent: true,
    path: 'usercenter/sessionend',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ sessionID: z.union([ownedId, z.literal('others')]) }),
    output: z.object({ ended: z.number().int() }),
  }),
}
