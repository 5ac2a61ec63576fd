import { lookTerms } from '../../../shared/rules/staff/staff-queue.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { type LookedAt, putLook } from './staff-looks.queries.ts'

export { endLooks } from './staff-looks.queries.ts'

/**
 * Shows colleagues for some minutes who has a thing open; the first one keeps the lock. It prevents no
 * decision: the version does. The caller has checked that the actor may see it.
 * @returns whether the actor has the lock now
 */
export function takeLook(
  { db, actor }: CallContext<StaffMember>,
  table: LookedAt,
  id: string,
): Promise<boolean> {
  return putLook(db, table, { id, accountId: actor.accountId, minutes: lookTerms.minutes })
}
