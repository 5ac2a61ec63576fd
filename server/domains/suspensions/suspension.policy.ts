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

/** The actor, the account, and its state. */
export type SuspensionCase = {
  readerId: OwnedId
  accountId: OwnedId
  status: 'active' | 'suspended' | 'deleted'
  /** Whether they are or were in a team together. */
  haveSharedTeam: boolean
  /** Administrators with active accounts. */
  administrators: readonly string[]
  /** The maker of the decision that the next step reverses; null without one, or if staff did not make it. */
  undoneMaker: string | null
}

/**
 * Why somebody may not suspend an active account, or lift a suspension; null if they may. Nobody alone
 * reverses their own decision, or makes themselves the only administrator, who could do alone what takes two.
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

/** The facts that the rules need, as of now. */
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
