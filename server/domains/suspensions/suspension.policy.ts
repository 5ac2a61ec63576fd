import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { type SuspensionHindrance, suspensionTerms } from '../../../shared/rules/suspensions.ts'
import { hasMade } from '../second-person.ts'

/** Who acts, on whom, and how the account stands. */
export type SuspensionCase = {
  readerId: OwnedId
  accountId: OwnedId
  status: 'active' | 'suspended' | 'deleted'
  /** They are in a team together, or have been. */
  haveSharedTeam: boolean
  /** Administrators whose accounts are active. */
  administrators: readonly string[]
  /** Who began the suspension that lasts; null where there is none, or nobody of the staff has made it. */
  suspendedBy: string | null
}

/**
 * What keeps somebody from suspending an active account, or from lifting the suspension of another; null where nothing
 * does. Whoever could leave themselves as the only administrator could do alone what takes two.
 */
export function hindranceOf(one: SuspensionCase): SuspensionHindrance | null {
  const { readerId, accountId, administrators } = one
  if (readerId === accountId) return 'self'
  if (one.haveSharedTeam) return 'team'
  if (one.status === 'suspended') return hasMade([one.suspendedBy], readerId) ? 'second' : null
  const left = administrators.filter((id) => id !== accountId).length
  const isAdministrator = administrators.includes(accountId)
  return isAdministrator && left < suspensionTerms.administratorsLeft ? 'administrators' : null
}
