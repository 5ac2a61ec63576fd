import { z } from 'zod'
import { call } from '../call.ts'
import { isoInstant, requiredText, text } from '../content/fields.ts'

const provider = requiredText(32)
const state = requiredText(64)
const consent = z
  .object({ privacy: z.coerce.number().int(), terms: z.coerce.number().int() })
  .nullable()
  .default(null)

const resumed = z.discriminatedUnion('step', [
  /** Signed in; `back` is where to go on. */
  z.object({ step: z.literal('signedIn'), back: z.string() }),
  /** Nobody here is known by it: first sign in by phone, then it can be linked. */
  z.object({ step: z.literal('provePhone'), provider: z.string() }),
  /** Signed in already: asks whether it is to be linked to this account. */
  z.object({ step: z.literal('confirmLink'), provider: z.string(), label: z.string().nullable() }),
  /** It belongs to another account. */
  z.object({ step: z.literal('taken'), provider: z.string() }),
  /** Used, expired, of another browser, or nobody was vouched for. */
  z.object({ step: z.literal('closed') }),
])

export type ProviderStep = z.output<typeof resumed>

/** Signing in with somebody else's word: OpenID Connect providers and WeChat, as far as the operator has connected them. */
export const providers = {
  /** Where the browser goes to sign in with a provider. Errors: `notFound`, `unavailable`, `tooMany`. */
  start: call({
    beforeConsent: true,
    method: 'POST',
    path: 'identification/v1/providerStart',
    access: 'public',
    secured: 'none',
    effect: 'own',
    input: z.object({ provider, back: text(500).default('/home') }),
    output: z.object({ url: z.string() }),
  }),

  /** Takes the query that a provider answered with, once, in the browser that began. Errors: `notFound`, `codeUnusable`. */
  finish: call({
    beforeConsent: true,
    method: 'POST',
    path: 'identification/v1/providerFinish',
    access: 'public',
    secured: 'none',
    effect: 'own',
    input: z.object({ provider, query: text(4000) }),
    output: z.object({ state: z.string(), locale: z.enum(['zh', 'en']) }),
  }),

  /**
   * What comes next; signs in where the provider's word is known. Errors: `consentNeeded` (params `privacy` and `terms`),
   * `accountSuspended`.
   */
  resume: call({
    beforeConsent: true,
    method: 'POST',
    path: 'identification/v1/providerResume',
    access: 'public',
    secured: 'none',
    effect: 'own',
    input: z.object({ state, consent }),
    output: resumed,
  }),

  /** Links what was vouched for to my account. Errors: `stepUpNeeded`, `codeUnusable`, `conflict` where it has another. */
  link: call({
    method: 'POST',
    path: 'usercenter/providerlink',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ state }),
    output: z.object({ back: z.string() }),
  }),

  /** Takes a provider from my account. Errors: `stepUpNeeded`, `notAvailable`, `illegalTransition` for the last way in. */
  unlink: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/providerunlink',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ provider }),
    output: z.object({}),
  }),

  /** The providers that are connected, and those that my account has. */
  list: call({
    method: 'POST',
    path: 'usercenter/providerlist',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      providers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          isLinked: z.boolean(),
          /** Masked by the server. */
          label: z.string().nullable(),
          linkedAt: isoInstant.nullable(),
        }),
      ),
    }),
  }),
}

/** What pages need that run inside WeChat. */
export const wechat = {
  /**
   * Signs an address of this portal for WeChat's JS-SDK. Errors: `notConnected` where no public account is, `invalidInput`
   * for an address that is not of this portal, `unavailable`, `tooMany`.
   */
  sign: call({
    method: 'POST',
    path: 'wx/pubaccount/sign',
    access: 'public',
    secured: 'none',
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
