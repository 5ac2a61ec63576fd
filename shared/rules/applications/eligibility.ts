import type { Bilingual, Locale } from '../../lib/locale.ts'

/** Legal forms of an organisation; `volunteerTeam` is the tier for unregistered teams. */
export const entityTypes = [
  'association',
  'socialServiceAgency',
  'foundation',
  'publicInstitution',
  'volunteerTeam',
] as const
export type EntityType = (typeof entityTypes)[number]

/**
 * A published text to which a statement agrees: where it stands, its version in each language that it has, and the
 * SHA-256 of its words.
 */
export type AgreedText = { path: string; versions: Partial<Record<Locale, number>>; hash: string }

/** A condition that a team has to meet before it may submit an application for an offering. */
export type EligibilityRule =
  | { kind: 'verifiedOrganisation' }
  | { kind: 'entityType'; anyOf: EntityType[] }
  | { kind: 'registeredYears'; atLeast: number }
  | { kind: 'teamAdmin' }
  | { kind: 'declared'; key: string; statement: Bilingual; agreed?: AgreedText }
