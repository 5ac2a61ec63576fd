import { z } from 'zod'
import { wayInRules } from '../../rules/sign-in/ways-in.ts'
import { call, type OutputOf } from '../call.ts'
import { isoInstant, ownedId, requiredName, shownId } from '../content/fields.ts'

/** Bytes in Base64URL, as in WebAuthn's JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

const known = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  /** Empty where the person chooses among the device's passkeys for this site. */
  allowCredentials: z.array(known),
})

const registration = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

const assertion = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(100).nullable().default(null),
  }),
})

export type PasskeyRegistration = z.output<typeof registration>
export type PasskeyAssertion = z.output<typeof assertion>
export type PasskeyList = OutputOf<(typeof passkeys)['list']>

/**
 * Passkeys (WebAuthn): keys in a device, unlocked by its screen lock. A challenge is valid once, for five
 * minutes, for the session or browser that requested it; the device must have verified the person.
 */
export const passkeys = {
  /** My passkeys, oldest first. */
  list: call({
    path: 'usercenter/passkeylist',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      passkeys: z.array(
        z.object({
          passkeyID: shownId,
          name: z.string(),
          createdAt: isoInstant,
          lastUsedAt: isoInstant.nullable(),
          /** Whether it can be removed: staff keep at least one second factor. */
          isRemovable: z.boolean(),
        }),
      ),
    }),
  }),

  /** The browser's options for a new passkey. Errors: `stepUpNeeded`, `passkeysFull`. */
  registerStart: call({
    path: 'usercenter/passkeyregisterstart',
    access: 'signedIn',
    effect: 'own',
    output: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      /** `name` is my number, masked. */
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
      timeout: z.number().int(),
      excludeCredentials: z.array(known),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),

  /**
   * Saves the browser's new passkey; every other session ends. Errors: `passkeyRefused`, `stepUpNeeded`,
   * `passkeysFull`.
   */
  register: call({
    path: 'usercenter/passkeyregister',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ name: requiredName(wayInRules.passkeyNameLength), response: registration }),
  }),

  /** Removes a passkey; every other session ends. Errors: `stepUpNeeded`, `lastFactor`, `notAvailable`. */
  remove: call({
    beforeConsent: true,
    path: 'usercenter/passkeyremove',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ passkeyID: ownedId }),
  }),

  /** The browser's challenge for one of my passkeys. Errors: `notAvailable` without any. */
  proveStart: call({
    beforeConsent: true,
    path: 'usercenter/passkeyprovestart',
    access: 'signedIn',
    effect: 'own',
    output: requestOptions,
  }),

  /** Proves my identity by a passkey; for staff, also the second factor. Errors: `passkeyRefused`. */
  prove: call({
    beforeConsent: true,
    path: 'usercenter/passkeyprove',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ response: assertion }),
  }),

  /** The browser's challenge for signing in. Errors: `tooMany`. */
  signInStart: call({
    beforeConsent: true,
    path: 'identification/v1/passkeyStart',
    access: 'public',
    effect: 'own',
    output: requestOptions,
  }),

  /**
   * Starts a session in this browser; for staff it also proves the second factor. Errors: `passkeyRefused`,
   * `consentNeeded` where new terms must be agreed to with a code, `accountSuspended`.
   */
  signIn: call({
    beforeConsent: true,
    path: 'identification/v1/passkeySignIn',
    access: 'public',
    effect: 'own',
    input: z.object({ response: assertion }),
    output: z.object({ userID: shownId, isStaff: z.boolean(), isLeaving: z.boolean() }),
  }),
}
