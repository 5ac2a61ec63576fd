import { z } from 'zod'
import { identityProofs, mailLinkPurposes } from '../../rules/sign-in/ways-in.ts'
import { call, type OutputOf } from '../call.ts'
import { isoInstant, requiredText, text } from '../content/fields.ts'
import { opensAnother, orAnother } from '../content/kept-links.ts'

const email = requiredText(254)
const token = requiredText(64)
const code = requiredText(16)
const consent = z
  .object({ privacy: z.coerce.number().int(), terms: z.coerce.number().int() })
  .nullable()
  .default(null)

const linkSent = z.object({ resendAfterSeconds: z.number().int(), lifeSeconds: z.number().int() })

const mailLink = z.discriminatedUnion('state', [
  /** Used, expired or unknown: nothing more is said. */
  z.object({ state: z.literal('closed') }),
  z.object({
    state: z.enum(['open', 'signInFirst', 'otherBrowser']),
    purpose: z.enum(mailLinkPurposes),
    /** Masked by the server. */
    email: z.string(),
    isThisBrowser: z.boolean(),
    /** Which asked for it, in words; empty where it said nothing of itself. */
    device: z.string(),
    askedAt: isoInstant,
  }),
])

export type MailLink = z.output<typeof mailLink>
export type WaysIn = OutputOf<(typeof waysIn)['overview']>

/** By what somebody gets into their account, and how they change it. */
export const waysIn = {
  /** The ways into my account; phone and address are masked by the server. */
  overview: call({
    method: 'POST',
    path: 'usercenter/waysin',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Whether mail can be sent at all. */
      hasMail: z.boolean(),
      /** By what this session has lately shown whose it is; null where it has to be shown before a change. */
      provenBy: z.enum(identityProofs).nullable(),
      /** Whether ways in may be changed now: shown as above, by staff with their second factor. */
      mayChange: z.boolean(),
      isStaff: z.boolean(),
    }),
  }),

  /** Confirms by a code to my own number that it is me. Errors: `codeWrong` (params `left`), `codeUnusable`, `tooMany`. */
  identityConfirm: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/identityconfirm',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code }),
    output: z.object({}),
  }),

  /** Mails a link to my address that confirms the same. Errors: `notAvailable` without an address, `tooMany`. */
  identityMail: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/identitymail',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({}),
    output: linkSent,
  }),

  /**
   * Changes my number to one that was sent a code; it was confirmed before that it is me, by the old number or what
   * stands in for it. Ends every other session. Errors: `stepUpNeeded`, `codeWrong`, `codeUnusable`, `phoneTaken`,
   * `tooMany`.
   */
  phoneChange: call({
    method: 'POST',
    path: 'usercenter/phonechange',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ phone: requiredText(32), code }),
    output: z.object({}),
  }),

  /** Mails a link that adds the address to my account. Errors: `stepUpNeeded`, `invalidInput`, `tooMany`. */
  emailAdd: call({
    method: 'POST',
    path: 'usercenter/emailadd',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ email }),
    output: linkSent,
  }),

  /** Takes the address from my account. Errors: `stepUpNeeded`. */
  emailRemove: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/emailremove',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({}),
    output: z.object({}),
  }),

  /**
   * Mails a link to sign in with. The answer is the same whether or not anybody has the address. Errors: `invalidInput`,
   * `tooMany`, `unavailable` where no mail is sent.
   */
  mailLinkAsk: call({
    beforeConsent: true,
    method: 'POST',
    path: 'identification/v1/mailLink',
    access: 'public',
    secured: 'none',
    effect: 'own',
    input: z.object({ email, back: text(500).default('/home') }),
    output: linkSent,
  }),

  /** What a mailed link would do; looking uses nothing up. Without a token it is the one that the browser keeps. */
  mailLinkInfo: call({
    method: 'POST',
    path: 'identification/v1/mailLinkInfo',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ token: token.optional(), ...opensAnother }),
    output: orAnother(mailLink),
  }),

  /**
   * Does what a mailed link is for, once. Errors: `codeUnusable`, `notAvailable` where it belongs to another browser or
   * account, `consentNeeded` (params `privacy` and `terms`), `emailTaken`, `accountSuspended`.
   */
  mailLinkFollow: call({
    beforeConsent: true,
    method: 'POST',
    path: 'identification/v1/mailLinkFollow',
    access: 'public',
    secured: 'none',
    effect: 'own',
    input: z.object({ token: token.optional(), consent }),
    output: z.object({ purpose: z.enum(mailLinkPurposes), back: z.string() }),
  }),
}
