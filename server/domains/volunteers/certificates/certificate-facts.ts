import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { IdentityDocument } from '../../../../shared/rules/volunteers/certificates.ts'
import type { Services } from '../../../services.ts'
import type { CertificateRow } from './certificates.queries.ts'

/** What a certificate states, as it was when it was issued. */
export type CertificateFacts = {
  name: string
  /** The names that they had signed up under, where none is that on the certificate; the host alone reads them. */
  signedUpAs?: string[]
  document: IdentityDocument
  /** Without its middle. */
  documentNumber: string
  title: Bilingual
  place: Bilingual
  contact: string
  shifts: { task: string; startsAt: string; endsAt: string; minutes: number }[]
  minutes: number
}

type Sealing = Pick<Services, 'cipher'>

export function sealFacts({ cipher }: Sealing, facts: CertificateFacts): string {
  return cipher.encrypt(JSON.stringify(facts), 'volunteer_certificates.facts')
}

/** The names that somebody had signed up under, each once. */
export function namesOf({ cipher }: Sealing, signups: readonly { name_encrypted: string }[]): string[] {
  return [...new Set(signups.map((one) => cipher.decrypt(one.name_encrypted, 'volunteer_signups.name')))]
}

/** Null once the holder's account is gone. */
export function factsOf({ cipher }: Sealing, row: CertificateRow): CertificateFacts | null {
  return (
    row.facts_encrypted && JSON.parse(cipher.decrypt(row.facts_encrypted, 'volunteer_certificates.facts'))
  )
}

export function codeOf({ cipher }: Sealing, { code_encrypted }: CertificateRow): string {
  return cipher.decrypt(code_encrypted, 'volunteer_certificates.code')
}
