import { z } from 'zod'
import { call } from '../call.ts'
import { isoInstant, requiredText, text } from '../content/fields.ts'
import { consent } from './sign-in.ts'

const provider = requiredText(32)
const state = requiredText(64)

const resumed = z.discriminatedUnion('step', [
  /** Signed in; `back` is the path to continue at. */
  z.object({ step: z.literal('signedIn'), back: z.string() }),
  /** No account is linked to it: first sign in by phone, then it can be linked. */
  z.object({ step: z.literal('provePhone'), provider: z.string() }),
  /** Already signed in: asks whether to link it to this account. */
  z.object({ step: z.literal('confirmLink'), provider: z.string(), label: z.string().nullable() }),
  /** Linked to another account. */
  z.object({ step: z.literal('taken'), provider: z.string() }),
  /** Used, expired, from another browser, or nobody was vouched for. */
  z.object({ step: z.literal('closed') }),
])

export type ProviderStep = z.output<typeof resumed>

/** Signing in by identity providers: OpenID Connect and WeChat, as far as the operator has connected them. */
export const providers = {
  /** The address for signing in with a provider. Errors: `notFound`, `unavailable`, `tooMany`. */
  start: call({
    beforeConsent: true,
    path: 'identification/v1/providerStart',
    access: 'public',
    effect: 'own',
    input: z.object({ provider, back: text(500).default('/home') }),
    output: z.object({ url: z.string() }),
  }),

  /** Accepts a provider's callback query once, in the same browser. Errors: `notFound`, `codeUnusable`. */
  finish: call({
    beforeConsent: true,
    path: 'identification/v1/providerFinish',
    access: 'public',
    effect: 'own',
    input: z.object({ provider, query: text(4000) }),
    output: z.object({ state: z.string(), locale: z.enum(['zh', 'en']) }),
  }),

  /**
   * The next step; signs in where the identity is linked. Errors: `consentNeeded` (params `privacy` and
   * `terms`), `accountSuspended`.
   */
  resume: call({
    beforeConsent: true,
    path: 'identification/v1/providerResume',
    access: 'public',
    effect: 'own',
    input: z.object({ state, consent }),
    output: resumed,
  }),

  /** Links the identity to my account. Errors: `stepUpNeeded`, `codeUnusable`, `conflict` for a second. */
  link: call({
    path: 'usercenter/providerlink',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ state }),
    output: z.object({ back: z.string() }),
  }),

  /** Unlinks a provider. Errors: `stepUpNeeded`, `notAvailable`, `illegalTransition` for the last way in. */
  unlink: call({
    beforeConsent: true,
    path: 'usercenter/providerunlink',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ provider }),
  }),

  /** The connected providers, and those linked to my account. */
  list: call({
    path: 'usercenter/providerlist',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      providers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Whether it can be linked inside WeChat's browser alone. */
          isInWechatOnly: z.boolean(),
          isLinked: z.boolean(),
          /** Masked by the server. */
          label: z.string().nullable(),
          linkedAt: isoInstant.nullable(),
        }),
      ),
    }),
  }),
}

/** Calls for pages inside WeChat. */
export const wechat = {
  /**
   * Signs an address of this portal for WeChat's JS-SDK. Errors: `notConnected` without a public account,
   * `invalidInput` for an address outside this portal, `unavailable`, `tooMany`.
   */
  sign: call({
    path: 'wx/pubaccount/sign',
    access: 'public',
    effect: 'own',
    input: z.object({ url: requiredText(2000) }),
    output: z.object({
      appId: z.string(),
      /** Seconds since 1970. */
      timestamp: z.number().int(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  }),
}
