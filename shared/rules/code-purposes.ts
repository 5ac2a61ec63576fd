/** What a one-time code is asked for; the text message says it, and a code serves no other. */
export const codePurposes = [
  'signIn',
  'changePhone',
  'confirmIdentity',
  'changeSuperAdmin',
  'deleteAccount',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** How long a code is good. */
export const codeLifeMinutes = 10
