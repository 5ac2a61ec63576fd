/**
 * How a session has proven that an account is its person's. Phone and mailbox also count for changing the
 * number; so does a recovery code, which is for the day when neither is at hand.
 */
export const identityProofs = ['phone', 'mail', 'passkey', 'recovery'] as const
export type IdentityProof = (typeof identityProofs)[number]

/** Terms of ways in, the same in pages and server. */
export const wayInRules = {
  /** How long such a proof is valid for changing ways in. */
  proofMinutes: 15,
  mailLinkMinutes: 10,
  linksPerAddressPerHour: 10,
  recoveryCodes: 10,
  recoveryFailuresPerHour: 5,
  passkeys: 10,
  passkeyNameLength: 40,
  /** How long a browser may take from a passkey's challenge to its answer. */
  challengeMinutes: 5,
} as const

export const mailLinkPurposes = ['signIn', 'addEmail', 'confirmIdentity'] as const
export type MailLinkPurpose = (typeof mailLinkPurposes)[number]

/** The purpose of a passkey challenge; an answer to one serves no other. */
export type PasskeyPurpose = 'register' | 'prove' | 'signIn'
