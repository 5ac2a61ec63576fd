import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'
import { findRole } from './super-admin.queries.ts'

/** The role of an account in a team that need not be the acting one; null where it is not in it. */
export async function roleIn(db: Db, teamId: string, accountId: string): Promise<TeamRole | null> {
  return (await findRole(db, teamId, accountId)) ?? null
}
