import type { VerificationTerm } from '../../../shared/contract/teams/waiting.ts'
import type { Db } from '../../db/database.ts'
import { findOrganisationOfTeam } from './verification.queries.ts'

/** The day that counts for a team's verification as it stands: until when it holds, or is to be mended; null for none. */
export async function findVerificationTerm(db: Db, teamId: string): Promise<VerificationTerm | null> {
  const found = await findOrganisationOfTeam(db, teamId)
  if (!found) return null
  const { id: organisationId, state, verified_until: end, due_on: due } = found
  if (state === 'returned') return due ? { organisationId, kind: 'mend', until: due } : null
  const holds = state === 'verified' || state === 'due_renewal'
  return holds && end ? { organisationId, kind: 'ends', until: end } : null
}
