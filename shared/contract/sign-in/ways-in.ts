import { z } from 'zod'
import { identityProofs, mailLinkPurposes } from '../../rules/sign-in/ways-in.ts'
import { call, type OutputOf } from '../call.ts'
import { isoInstant, requiredText, text } from '../content/fields.ts'
import { opensAnother, orAnother } from '../content/kept-links.ts'
import { consent } from './sign-in.ts'

const email = requiredText(254)
const token = requiredText(64)
const code = requiredText(16)

const linkSent = z.object({ resendAfterSeconds: z.number().int(), lifeSeconds: z.number().int() })

const mailLink = z.discriminatedUnion('state', [
  /** Used, expired or unknown: no details are given. */
  z.object({ state: z.literal('closed') }),
  z.object({
    state: z.enum(['open', 'signInFirst', 'otherBrowser']),
    purpose: z.enum(mailLinkPurposes),
    /** Masked by the server. */
    email: z.string(),
    isThisBrowser: z.boolean(),
    /** The requesting device, in words; empty where it is unknown. */
    device: z.string(),
    askedAt: isoInstant,
  }),
])

export type MailLink = z.output<typeof mailLink>
export type WaysIn = OutputOf<(typeof waysIn)['overview']>

/** The ways to sign in to an account, and how to change them. */
export const waysIn = {
  /** My account's ways in; phone and address are masked by the server. */
  overview: call({
    path: 'usercenter/waysin',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Whether the portal can send mail. */
      hasMail: z.boolean(),
      /** The session's recent proof of identity; null where one is needed before a change. */
      provenBy: z.enum(identityProofs).nullable(),
      /** Whether ways in may be changed now: with that proof; for staff, with their second factor. */
      mayChange: z.boolean(),
      isStaff: z.boolean(),
    }),
  }),

  /** Proves my identity by a code to my number. `codeWrong` (params `left`), `codeUnusable`, `tooMany`. */
  identityConfirm: call({
    beforeConsent: true,
    path: 'usercenter/identityconfirm',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ code }),
  }),

  /** Mails a link to my address for the same. Errors: `notAvailable` without an address, `tooMany`. */
  identityMail: call({
    beforeConsent: true,
    path: 'usercenter/identitymail',
    access: 'signedIn',
    effect: 'own',
    output: linkSent,
  }),

  /**
   * Changes my number to one that was sent a code, after a proof of identity by the old number or a
   * substitute. Ends every other session. Errors: `stepUpNeeded`, `codeWrong`, `codeUnusable`, `phoneTaken`,
   * `tooMany`.
   */
  phoneChange: call({
    path: 'usercenter/phonechange',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ phone: requiredText(32), code }),
  }),

  /** Mails a link that adds the address to my account. Errors: `stepUpNeeded`, `invalidInput`, `tooMany`. */
  emailAdd: call({
    path: 'usercenter/emailadd',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ email }),
    output: linkSent,
  }),

  /** Removes the address from my account. Errors: `stepUpNeeded`. */
  emailRemove: call({
    beforeConsent: true,
    path: 'usercenter/emailremove',
    access: 'signedIn',
    effect: 'write',
  }),

  /**
   * Mails a sign-in link. The response is the same whether or not any account has the address. Errors:
   * `invalidInput`, `tooMany`, `unavailable` where no mail is sent.
   */
  mailLinkAsk: call({
    beforeConsent: true,
    path: 'identification/v1/mailLink',
    access: 'public',
    effect: 'own',
    input: z.object({ email, back: text(500).default('/home') }),
    output: linkSent,
  }),

  /** What a mailed link would do; does not use it up. Without a token, the one that the browser keeps. */
  mailLinkInfo: call({
    path: 'identification/v1/mailLinkInfo',
    access: 'public',
    effect: 'read',
    input: z.object({ token: token.optional(), ...opensAnother }),
    output: orAnother(mailLink),
  }),

  /**
   * Follows a mailed link, once. Errors: `codeUnusable`, `notAvailable` where it belongs to another browser
   * or account, `consentNeeded` (params `privacy` and `terms`), `emailTaken`, `accountSuspended`.
   */
  mailLinkFollow: call({
    beforeConsent: true,
    path: 'identification/v1/mailLinkFollow',
    access: 'public',
    effect: 'own',
    input: z.object({ token: token.optional(), consent }),
    output: z.object({ purpose: z.enum(mailLinkPurposes), back: z.string() }),
  }),
}
