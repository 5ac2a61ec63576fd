import type { VerificationTerm } from '../../../shared/contract/teams/waiting.ts'
import type { Db } from '../../db/database.ts'
import { findOrganisationOfTeam } from './verification.queries.ts'

/** The relevant day of a team's verification: its end, or the deadline for corrections; null for none. */
export async function findVerificationTerm(db: Db, teamId: string): Promise<VerificationTerm | null> {
  const found = await findOrganisationOfTeam(db, teamId)
  if (!found) return null
  const { id: organisationId, state, verified_until: end, due_on: due } = found
  if (state === 'returned') return due ? { organisationId, kind: 'mend', until: due } : null
  const holds = state === 'verified' || state === 'due_renewal'
  return holds && end ? { organisationId, kind: 'ends', until: end } : null
}
