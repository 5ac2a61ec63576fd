import type { SuperAdminWay } from '../../../../shared/rules/applications/hand-over.ts'
import type { Db } from '../../../db/database.ts'
import { findLedTeam, findVerifiedOnce } from './super-admin-change.queries.ts'

/**
 * Who settles another super admin of a team: staff where it acts for a verified registered organisation, whose seal
 * says who may act for it, and while a change of theirs is open; its people among themselves everywhere else.
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
