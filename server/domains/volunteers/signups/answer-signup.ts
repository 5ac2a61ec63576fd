import { ApiError } from '../../../../shared/contract/errors.ts'
import type { VolunteerAnswer } from '../../../../shared/rules/volunteers/signups.ts'
import type { Account, CallContext } from '../../../context.ts'
import { move } from '../../move.ts'
import { moveUp } from './move-up.ts'
import { signupLifecycle } from './signup-lifecycle.ts'
import { holdSignup } from './signups.queries.ts'

type Answer = { signupId: string; version: number; action: VolunteerAnswer }

/**
 * Takes the place that was offered, or withdraws; a withdrawn place goes to whoever waits.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition` once the shift has begun, and for a
 * place that was offered before something had to be shown first
 */
export async function answerSignup(ctx: CallContext<Account>, { signupId, version, action }: Answer) {
  const { accountId } = ctx.actor
  const held = await holdSignup(ctx.db, signupId)
  if (held?.signup.account_id !== accountId) throw new ApiError('notAvailable')
  const { signup, shift } = held
  if (signup.version !== version) throw new ApiError('conflict')
  if (shift.has_begun || (action === 'take' && shift.tier)) throw new ApiError('illegalTransition')
  const { state } = await move(ctx, signupLifecycle, signup, { action, accountId })
  if (action === 'withdraw') await moveUp(ctx, shift.id)
  return { state }
}
