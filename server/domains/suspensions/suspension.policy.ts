import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import {
  makerUndoneBy,
  type SuspensionHindrance,
  suspensionTerms,
} from '../../../shared/rules/sign-in/suspensions.ts'
import type { Db } from '../../db/database.ts'
import { hasMade } from '../second-person.ts'
import { listAdministrators } from '../staff/staff-members.ts'
import { findNewestSuspension, haveSharedTeam } from './suspension.queries.ts'

/** Who acts, on whom, and how the account stands. */
export type SuspensionCase = {
  readerId: OwnedId
  accountId: OwnedId
  status: 'active' | 'suspended' | 'deleted'
  /** They are in a team together, or have been. */
  haveSharedTeam: boolean
  /** Administrators whose accounts are active. */
  administrators: readonly string[]
  /** Who has made the decision that the next step takes back; null where there is none, or nobody of the staff made it. */
  undoneMaker: string | null
}

/**
 * What keeps somebody from suspending an active account, or from lifting the suspension of another; null where nothing
 * does. Nobody takes back alone what they have decided. Whoever could leave themselves as the only administrator could do alone what takes two.
 */
export function hindranceOf(one: SuspensionCase): SuspensionHindrance | null {
  const { readerId, accountId, administrators } = one
  if (readerId === accountId) return 'self'
  if (one.haveSharedTeam) return 'team'
  if (hasMade([one.undoneMaker], readerId)) return 'second'
  if (one.status === 'suspended') return null
  const left = administrators.filter((id) => id !== accountId).length
  const isAdministrator = administrators.includes(accountId)
  return isAdministrator && left < suspensionTerms.administratorsLeft ? 'administrators' : null
}

/** What the rules look at, as it stands now. */
export async function suspensionCaseOf(
  db: Db,
  readerId: OwnedId,
  { id, status }: { id: OwnedId; status: SuspensionCase['status'] },
): Promise<SuspensionCase> {
  const action = status === 'active' ? 'suspend' : 'lift'
  return {
    readerId,
    accountId: id,
    status,
    haveSharedTeam: await haveSharedTeam(db, readerId, id),
    administrators: await listAdministrators(db),
    undoneMaker: makerUndoneBy(action, await findNewestSuspension(db, id)),
  }
}
