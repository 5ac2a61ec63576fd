import { ApiError } from '../../../../shared/contract/errors.ts'
import { hoursTerms } from '../../../../shared/rules/volunteers/hours.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { move } from '../../move.ts'
import { lockShift, type ShiftRow } from '../signups/shifts.queries.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { insertSignup, lockSignupOf, type SignupRow } from '../signups/signups.queries.ts'
import { codesAt } from './check-in-code.ts'
import { requireDay } from './not-yet.ts'

type Ctx = CallContext<Account>

/**
 * Checks the caller in with the code that the host shows. Whoever came unannounced has a free place, if there is
 * one.
 * @throws ApiError `notAvailable`, `tooMany`, `codeWrong`, `shiftFull`, `illegalTransition`, and `invalidInput`
 * before it is open and without a name of somebody who had not signed up
 */
export async function checkIn(
  ctx: Ctx,
  { shiftId, code, name }: { shiftId: string; code: string; name: string },
) {
  const { accountId } = ctx.actor
  await spendLimits(ctx.services.limits, [
    { key: `checkIn:${shiftId}:${accountId}`, most: hoursTerms.codeTries, windowSeconds: 600 },
  ])
  const shift = await lockShift(ctx.db, shiftId)
  if (!shift || shift.cancelled_at) throw new ApiError('notAvailable')
  requireDay(shift, 'code')
  if (!shift.takes_check_in) throw new ApiError('illegalTransition')
  if (!codesAt(ctx.services, shiftId, shift.now_seconds).includes(code)) throw new ApiError('codeWrong')
  const signup = (await lockSignupOf(ctx.db, shiftId, accountId)) ?? (await comeUnannounced(ctx, shift, name))
  const { id } = await move(ctx, signupLifecycle, signup, {
    action: 'attend',
    side: 'volunteer',
    accountId,
  })
  return { signupId: id, activityID: String(shift.activity) }
}

async function comeUnannounced(ctx: Ctx, shift: ShiftRow, name: string): Promise<SignupRow> {
  if (name === '') throw new ApiError('invalidInput', { fields: { name: { reason: 'required' } } })
  // What must be shown first, nobody has seen; a skilled project begins with its host's answer.
  if (shift.tier || shift.has_projects) throw new ApiError('notAvailable')
  if (shift.taken >= shift.places) throw new ApiError('shiftFull')
  const { accountId } = ctx.actor
  const signup = await insertSignup(ctx.db, {
    shift_id: shift.id,
    account_id: accountId,
    size: 1,
    name_encrypted: ctx.services.cipher.encrypt(name, 'volunteer_signups.name'),
    note_encrypted: null,
    due_on: null,
  })
  if (!signup) throw new ApiError('conflict')
  return move(ctx, signupLifecycle, signup, { action: 'accept', side: 'portal', accountId })
}
