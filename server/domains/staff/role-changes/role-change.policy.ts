import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { RoleChangeHindrance } from '../../../../shared/rules/staff/role-changes.ts'
import type { Db } from '../../../db/database.ts'
import { hasMade } from '../../second-person.ts'
import { isStale } from './effect.ts'
import { listHolders, type RoleChangeRow } from './role-change.queries.ts'

type Gaining = Pick<RoleChangeRow, 'member_id' | 'role_key'> & { gained: Privilege[] }

/** People who gain rights by a change; nobody for an invitation, since it is not known who will accept it. */
export async function gainersOf(db: Db, { member_id, role_key, gained }: Gaining): Promise<string[]> {
  if (gained.length === 0) return []
  if (member_id) return [member_id]
  if (!role_key) return []
  const holders = await listHolders(db, role_key)
  return holders
    .filter((holder) => gained.some((privilege) => !holder.privileges.includes(privilege)))
    .map(({ account_id }) => account_id)
}

/** Why a reader cannot confirm an open change; null if they can. */
export async function hindranceOf(
  db: Db,
  change: RoleChangeRow,
  administrators: string[],
  readerId: OwnedId,
): Promise<RoleChangeHindrance | null> {
  if (hasMade([change.asked_by], readerId)) return 'mine'
  if (!administrators.includes(change.asked_by)) return 'askerLeft'
  if (await isStale(db, change)) return 'stale'
  const gainers = await gainersOf(db, change)
  return gainers.includes(readerId) || gainers.includes(change.asked_by) ? 'gain' : null
}

const refusals = {
  mine: 'secondPersonNeeded',
  askerLeft: 'conflict',
  stale: 'conflict',
  gain: 'ownInterest',
} as const satisfies Record<RoleChangeHindrance, string>

/**
 * Requires two present administrators, neither of whom gains rights.
 * @param administrators locked: the session may be older than their rights
 * @throws ApiError `notAvailable`, `secondPersonNeeded`, `ownInterest`, `conflict`
 */
export async function requireConfirmer(
  db: Db,
  change: RoleChangeRow,
  administrators: string[],
  accountId: OwnedId,
): Promise<void> {
  if (!administrators.includes(accountId)) throw new ApiError('notAvailable')
  const hindrance = await hindranceOf(db, change, administrators, accountId)
  if (hindrance) throw new ApiError(refusals[hindrance])
}
