import type { EntityType } from '../applications/eligibility.ts'

/** A team's statements about its organisation and the acting person, in the order of the form. */
export const verificationFields = [
  'entityType',
  'name',
  'creditCode',
  'registeredOn',
  'address',
  'legalRepresentative',
  'certificate',
  'contactName',
  'contactPhone',
  'realName',
  'position',
  'letter',
] as const
export type VerificationField = (typeof verificationFields)[number]

/** Fields about the acting person; `addUserVerification` states them alone. */
export const personFields = ['realName', 'position', 'letter'] as const satisfies readonly VerificationField[]

/** The most files of a field. */
export const papersAtMost = { certificate: 3, letter: 2 } as const

/** What is verified: an organisation in a register, or, as the lower tier, a team that is in none. */
export type VerificationTier = 'organisation' | 'unregisteredTeam'

export function tierOf(entityType: EntityType): VerificationTier {
  return entityType === 'volunteerTeam' ? 'unregisteredTeam' : 'organisation'
}

/** The legal forms that a kind of team may state. */
export function entityTypesOfTeam(kind: 'registered' | 'unregistered' | 'person'): EntityType[] {
  if (kind === 'registered') return ['association', 'socialServiceAgency', 'foundation', 'publicInstitution']
  return kind === 'unregistered' ? ['volunteerTeam'] : []
}

/** Fields required for a legal form. The letter may follow later; fields that are not listed are hidden. */
export function fieldsOf(entityType: EntityType): VerificationField[] {
  if (tierOf(entityType) === 'organisation') return [...verificationFields]
  const notAsked: VerificationField[] = ['creditCode', 'registeredOn', 'legalRepresentative', 'letter']
  return verificationFields.filter((field) => !notAsked.includes(field))
}
