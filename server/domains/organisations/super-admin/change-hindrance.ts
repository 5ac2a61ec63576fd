import type { SuperAdminHindrance } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Db } from '../../../db/database.ts'
import { findAccountsOfChange } from './change-hindrance.queries.ts'
import { type ChangeRow, findLedTeam, findVerifiedOnce } from './super-admin-change.queries.ts'

/**
 * The reason why a change cannot be completed, whatever two verifiers decide; null where there is none.
 * Requesting a change has the same requirements for the organisation.
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

/** Whether the sitting super admin is suspended and cannot answer; staff see it beside a missing answer. */
export async function isSittingSuspended(db: Db, { id }: Pick<ChangeRow, 'id'>): Promise<boolean> {
  return (await findAccountsOfChange(db, id)).is_sitting_suspended
}
