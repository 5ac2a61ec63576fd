/** The purpose of a one-time code; the text message states it, and a code serves no other. */
export const codePurposes = [
  'signIn',
  'changePhone',
  'confirmIdentity',
  'changeSuperAdmin',
  'deleteAccount',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Purposes for which people can request a code themselves; all but signing in need a session. */
export const phoneCodePurposes = ['signIn', 'changePhone', 'confirmIdentity'] as const
export type PhoneCodePurpose = (typeof phoneCodePurposes)[number]

/** How long a code is valid. */
export const codeLifeMinutes = 10
