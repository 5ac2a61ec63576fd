/**
 * By what somebody has shown in a session that an account is theirs. Phone and mailbox also prove it for changing the
 * number; so does a recovery code, which is for the day when neither is at hand.
 */
export const identityProofs = ['phone', 'mail', 'passkey', 'recovery'] as const
export type IdentityProof = (typeof identityProofs)[number]

/** The figures of ways in; the pages state them, the server keeps them. */
export const wayInRules = {
  /** How long such a proof is good for changing ways in. */
  proofMinutes: 15,
  mailLinkMinutes: 10,
  linksPerAddressPerHour: 10,
  recoveryCodes: 10,
  recoveryFailuresPerHour: 5,
  passkeys: 10,
  passkeyNameLength: 40,
  /** How long a browser may take between asking for a passkey and showing it. */
  challengeMinutes: 5,
} as const

/** What a mailed link is for. */
export const mailLinkPurposes = ['signIn', 'addEmail', 'confirmIdentity'] as const
export type MailLinkPurpose = (typeof mailLinkPurposes)[number]

/** What a challenge to a passkey is for; an answer to one serves no other. */
export type PasskeyPurpose = 'register' | 'prove' | 'signIn'
