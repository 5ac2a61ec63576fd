import { ApiError } from '../../shared/contract/errors.ts'
import type { OwnedId } from '../../shared/lib/owned-id.ts'

/** Who has made the decisions that a step takes back, asked for what it confirms, or written what it lets out. */
type Makers = readonly (string | null)[]

/** Whether somebody has had their say already; null stands for the portal, and for who is gone. */
export function hasMade(makers: Makers, accountId: OwnedId): boolean {
  return makers.includes(accountId)
}

/**
 * The one rule of two persons, for every step that needs one: nobody takes back alone what they have decided, nor
 * confirms what they have asked for. What a step takes back stands in the tables of transitions, as `undoes`.
 * @throws ApiError `secondPersonNeeded`
 */
export function requireSecondPerson(makers: Makers, accountId: OwnedId): void {
  if (hasMade(makers, accountId)) throw new ApiError('secondPersonNeeded')
}
