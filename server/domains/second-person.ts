import { ApiError } from '../../shared/contract/errors.ts'
import type { OwnedId } from '../../shared/lib/owned-id.ts'

/** Who made the decisions a step reverses, requested what it confirms, or wrote what it publishes. */
type Makers = readonly (string | null)[]

/** Whether an account is among the makers; null stands for the portal or a deleted account. */
export function hasMade(makers: Makers, accountId: OwnedId): boolean {
  return makers.includes(accountId)
}

/**
 * The single two-person rule, for every step that needs it: nobody alone reverses their own decision, or
 * confirms their own request. The transition tables name what a step reverses as `undoes`.
 * @throws ApiError `secondPersonNeeded`
 */
export function requireSecondPerson(makers: Makers, accountId: OwnedId): void {
  if (hasMade(makers, accountId)) throw new ApiError('secondPersonNeeded')
}
