import type { Services } from '../../../services.ts'
import type { ActingPersonRow, OrganisationRow } from '../verification.queries.ts'

type Cipher = Services['cipher']

/** The columns of personal texts, each with its encryption context. */
export const personalColumns = {
  address: 'organisations.address',
  legalRepresentative: 'organisations.legal_representative',
  contactName: 'organisations.contact_name',
  contactPhone: 'organisations.contact_phone',
  realName: 'acting_persons.real_name',
  position: 'acting_persons.position',
} as const

export type PersonalField = keyof typeof personalColumns
export type PersonalFacts = Record<PersonalField, string | null>

export const submissionColumn = 'organisation_submissions.personal'

/** The personal texts of an organisation and its acting person. */
export function readPersonalFacts(
  cipher: Cipher,
  organisation: OrganisationRow,
  person: ActingPersonRow | undefined,
): PersonalFacts {
  const read = (field: PersonalField, stored: string | null | undefined) =>
    stored ? cipher.decrypt(stored, personalColumns[field]) : null
  return {
    address: read('address', organisation.address_encrypted),
    legalRepresentative: read('legalRepresentative', organisation.legal_representative_encrypted),
    contactName: read('contactName', organisation.contact_name_encrypted),
    contactPhone: read('contactPhone', organisation.contact_phone_encrypted),
    realName: read('realName', person?.real_name_encrypted),
    position: read('position', person?.position_encrypted),
  }
}

/** A personal text encrypted for its column; null stays null. */
export function encryptFact(cipher: Cipher, field: PersonalField, value: string | null): string | null {
  return value === null ? null : cipher.encrypt(value, personalColumns[field])
}
