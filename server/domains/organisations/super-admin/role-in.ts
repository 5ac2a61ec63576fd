import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'
import { findRole } from './super-admin.queries.ts'

/** An account's role in any team; null if it is not a member. */
export async function roleIn(db: Db, teamId: string, accountId: string): Promise<TeamRole | null> {
  return (await findRole(db, teamId, accountId)) ?? null
}
