import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import { lockShift } from './shifts.queries.ts'
import { signupLifecycle } from './signup-lifecycle.ts'
import { findOfferEnd, lockNextWaiting } from './signups.queries.ts'

/**
 * Offers a shift's free places to those who wait, in their order. A group that does not fit yet is passed over
 * and stays where it is; where something must be shown first, the host accepts. The shift is locked.
 */
export async function moveUp(ctx: OwnContext, shiftId: string): Promise<void> {
  for (;;) {
    const shift = await lockShift(ctx.db, shiftId)
    if (!shift || shift.tier || shift.has_begun || shift.cancelled_at) return
    const next = await lockNextWaiting(ctx.db, shiftId, shift.places - shift.taken)
    if (!next) return
    await move(ctx, signupLifecycle, next, {
      action: 'offer',
      accountId: null,
      set: { offered_until: await findOfferEnd(ctx.db, shiftId) },
    })
  }
}
