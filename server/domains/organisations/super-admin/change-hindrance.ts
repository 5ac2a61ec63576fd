import type { SuperAdminHindrance } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Db } from '../../../db/database.ts'
import { findAccountsOfChange } from './change-hindrance.queries.ts'
import { type ChangeRow, findLedTeam, findVerifiedOnce } from './super-admin-change.queries.ts'

/**
 * What keeps a change from being completed, whatever two verifiers think of it; null where nothing does. Asking for one
 * takes the same of the organisation.
 */
export async function hindranceOf(
  db: Db,
  change: Pick<ChangeRow, 'id' | 'team_id' | 'organisation_id'>,
): Promise<SuperAdminHindrance | null> {
  const team = await findLedTeam(db, change.team_id)
  const isTheirs = team?.organisation_id === change.organisation_id
  if (!isTheirs || !(await findVerifiedOnce(db, change.organisation_id))) return 'organisation'
  return (await findAccountsOfChange(db, change.id)).is_hindered ? 'account' : null
}

/** Whether the sitting super admin cannot answer, which staff should know who read that nobody has. */
export async function isSittingSuspended(db: Db, { id }: Pick<ChangeRow, 'id'>): Promise<boolean> {
  return (await findAccountsOfChange(db, id)).is_sitting_suspended
}
