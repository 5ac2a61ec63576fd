/** What a one-time code is asked for; the text message says it, and a code serves no other. */
export const codePurposes = [
  'signIn',
  'changePhone',
  'confirmIdentity',
  'changeSuperAdmin',
  'deleteAccount',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** What a person may ask a code for by themselves; more than signing in takes a sign-in. */
export const phoneCodePurposes = ['signIn', 'changePhone', 'confirmIdentity'] as const
export type PhoneCodePurpose = (typeof phoneCodePurposes)[number]

/** How long a code is good. */
export const codeLifeMinutes = 10
