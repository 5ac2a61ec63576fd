import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { IdentityDocument } from '../../../../shared/rules/volunteers/certificates.ts'
import type { Services } from '../../../services.ts'
import type { CertificateRow } from './certificates.queries.ts'

/** What a certificate states, as it was when it was issued. */
export type CertificateFacts = {
  name: string
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

/** Null once the holder's account is gone. */
export function factsOf({ cipher }: Sealing, row: CertificateRow): CertificateFacts | null {
  return (
    row.facts_encrypted && JSON.parse(cipher.decrypt(row.facts_encrypted, 'volunteer_certificates.facts'))
  )
}

export function codeOf({ cipher }: Sealing, { code_encrypted }: CertificateRow): string {
  return cipher.decrypt(code_encrypted, 'volunteer_certificates.code')
}
