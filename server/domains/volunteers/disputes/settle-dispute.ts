import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { HoursSide } from '../../../../shared/rules/volunteers/signups.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { followHours } from '../certificates/issue-certificate.ts'
import { minutesOf } from '../hours/minutes-of.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { type HeldSignup, holdSignup } from '../signups/signups.queries.ts'
import { disputeLifecycle, sealWords } from './dispute-lifecycle.ts'
import { type DisputeRow, findDispute, lockDisputeOf } from './disputes.queries.ts'

type Settlement = { disputeId: string; version: number; hours?: number | undefined; text: string }

/**
 * Staff settle a dispute with a number of hours, none where the volunteer was not there, and say why.
 * @throws ApiError `notAvailable`, `ownInterest`, `conflict`, `illegalTransition`, `invalidInput`
 */
export async function settleDispute(ctx: CallContext<StaffMember>, input: Settlement) {
  const { db, services, actor } = ctx
  const { accountId } = actor
  const found = await findDispute(db, input.disputeId)
  // The shift and the sign-up are locked first, as by the two sides.
  const held = found && (await holdSignup(db, found.signup_id))
  const dispute = held && (await lockDisputeOf(db, held.signup.id))
  if (!held || !dispute) throw new ApiError('notAvailable')
  if (await hasStakeInDispute(ctx, dispute)) throw new ApiError('ownInterest')
  if (dispute.version !== input.version) throw new ApiError('conflict')
  const by = { side: 'staff', accountId } as const
  const minutes = await minutesOf(ctx.db, input.hours, held, 0)
  const settled = await move(ctx, disputeLifecycle, dispute, {
    ...by,
    action: 'settle',
    set: {
      ...{ minutes, ...sealWords(services, 'words', input.text) },
      assigned_to: dispute.assigned_to ?? accountId,
    },
  })
  await applyHours(ctx, held, dispute, { ...by, minutes })
  return { disputeId: settled.id, state: settled.state, version: settled.version }
}

/** Whether a person of staff is the volunteer, or belongs to the host. */
export async function hasStakeInDispute({ db, actor }: CallContext<StaffMember>, dispute: DisputeRow) {
  const { accountId } = actor
  return dispute.account_id === accountId || hasStakeIn(db, accountId, dispute.team_id)
}

type By = { side: HoursSide | 'staff'; accountId: OwnedId; minutes: number }

/** The hours that a dispute has ended with become those of the sign-up, and its certificate follows. */
export async function applyHours(
  ctx: OwnContext,
  { signup, shift }: HeldSignup,
  dispute: DisputeRow,
  { side, accountId, minutes }: By,
) {
  const action = minutes === 0 ? 'deny' : side === 'staff' ? 'settle' : 'confirm'
  const stated_by = signup.stated_by ?? dispute.raised_by
  const moved = await move(ctx, signupLifecycle, signup, {
    ...{ action, side, accountId },
    set: minutes === 0 ? { minutes: null, stated_by: null } : { minutes, stated_by },
  })
  await followHours(ctx, signup.account_id, shift.activity)
  return moved
}
