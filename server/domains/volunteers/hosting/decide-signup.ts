import { ApiError } from '../../../../shared/contract/errors.ts'
import type { HostDecision } from '../../../../shared/rules/volunteers/signups.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { holdSignup } from '../signups/signups.queries.ts'

type Decision = { signupId: string; version: number; action: HostDecision; answer: string; isShown: boolean }

/**
 * The host's answer to a sign-up, with a few words that the volunteer reads.
 * @throws ApiError `notAvailable`, `conflict`, `shiftFull`, `illegalTransition` once the shift has begun,
 * `invalidInput` where something must be shown first and was not
 */
export async function decideSignup(
  ctx: CallContext<TeamMember>,
  { signupId, version, action, answer, isShown }: Decision,
) {
  const held = await holdSignup(ctx.db, signupId)
  if (held?.shift.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  const { signup, shift } = held
  if (signup.version !== version) throw new ApiError('conflict')
  if (shift.has_begun) throw new ApiError('illegalTransition')
  const { cipher } = ctx.services
  const { state } = await move(ctx, signupLifecycle, signup, {
    action,
    side: 'host',
    accountId: ctx.actor.accountId,
    ...(action === 'accept' && shift.tier && { facts: { shown: shift.tier } }),
    set: () => {
      if (action === 'accept' && shift.tier && !isShown)
        throw new ApiError('invalidInput', { fields: { isShown: { reason: 'required' } } })
      if (action === 'accept' && shift.taken + signup.size > shift.places) throw new ApiError('shiftFull')
      return { answer_encrypted: answer === '' ? null : cipher.encrypt(answer, 'volunteer_signups.answer') }
    },
  })
  return { state }
}
