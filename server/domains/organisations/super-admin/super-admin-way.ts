import type { SuperAdminWay } from '../../../../shared/rules/applications/hand-over.ts'
import type { Db } from '../../../db/database.ts'
import { findLedTeam, findVerifiedOnce } from './super-admin-change.queries.ts'

/**
 * Who decides about a team's new super admin: staff if it acts for a verified registered organisation, whose
 * seal says who may act for it, and while such a change is open; otherwise its own people.
 */
export async function superAdminWay(
  db: Db,
  teamId: string,
): Promise<{ by: SuperAdminWay; organisationId: string | null }> {
  const team = await findLedTeam(db, teamId)
  const organisationId = team?.organisation_id ?? null
  const isVerified = organisationId !== null && (await findVerifiedOnce(db, organisationId)) !== undefined
  return { by: isVerified || team?.change_id ? 'change' : 'handOver', organisationId }
}
