import type { Steps } from '../lifecycle.ts'

/**
 * A holder has at most one valid certificate of an activity: a new one replaces it, which the portal issues where
 * disputed hours were settled otherwise. Where none are left, it revokes.
 */
export const certificateStates = ['issued', 'replaced', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

export const certificateTransitions = {
  replace: { from: ['issued'], to: 'replaced', by: ['volunteer', 'portal'], undoes: [] },
  revoke: { from: ['issued'], to: 'revoked', by: ['host', 'staff', 'portal'], undoes: [] },
} as const satisfies Steps<CertificateState, 'volunteer' | 'host' | 'staff' | 'portal'>

/** What whoever checks a certificate learns beside issuer, day and validity: nothing, the work, or the name too. */
export const certificateShows = ['validity', 'work', 'all'] as const
export type CertificateShows = (typeof certificateShows)[number]

/** The documents by which a certificate identifies its holder beside the name. */
export const identityDocuments = ['none', 'identityCard', 'passport', 'residencePermit'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

/** A document's number as a certificate states and stores it: its middle is kept nowhere. */
export function shortenNumber(number: string): string {
  const bare = number.toUpperCase()
  const [head, tail] = bare.length > 12 ? [6, 4] : [2, 2]
  return bare.slice(0, head) + '*'.repeat(Math.max(4, bare.length - head - tail)) + bare.slice(-tail)
}

export const certificateTerms = {
  /** Characters of the code that checks a certificate beside its number: about 49 bits. */
  codeCharacters: 10,
  /** Certificates that a person may have made in a day. */
  perDay: 20,
  /** Tries to check one, by address, within ten minutes. */
  checks: 60,
} as const
