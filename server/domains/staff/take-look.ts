import { lookTerms } from '../../../shared/rules/staff/staff-queue.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { type LookedAt, putLook } from './staff-looks.queries.ts'

export { endLooks } from './staff-looks.queries.ts'

/**
 * Says to colleagues for some minutes who has a thing open; whose look came first keeps it. It keeps nobody from
 * deciding: the version does. The caller has checked that the actor may see it.
 * @returns whether the look is the actor's now
 */
export function takeLook(
  { db, actor }: CallContext<StaffMember>,
  table: LookedAt,
  id: string,
): Promise<boolean> {
  return putLook(db, table, { id, accountId: actor.accountId, minutes: lookTerms.minutes })
}
